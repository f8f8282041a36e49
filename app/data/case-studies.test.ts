import { expect, test } from "vitest";
import { toCaseStudy } from "./case-studies.ts";
import { toPlatform } from "./social-media-world.ts";

const row = {
  id: 7,
  brand_name: "Brisa Hotels",
  industry_type: "Hotels",
  company_introduciton: "Three houses by the sea.",
  brand_position: "Quiet",
  callboration: "Email and SMS",
  marketing_strategy: "Write to guests a year on",
  key_results: "Half came back",
  project_link: "https://brisa.example/",
  created_at: "2026-03-01T09:00:00+00:00",
};

test("S3.1 the two misspelled columns get correct names", () => {
  expect(toCaseStudy(row)).toEqual({
    id: "7",
    brandName: "Brisa Hotels",
    industryType: "Hotels",
    companyIntroduction: "Three houses by the sea.",
    brandPosition: "Quiet",
    collaboration: "Email and SMS",
    marketingStrategy: "Write to guests a year on",
    keyResults: "Half came back",
    trade: "Hotels",
    isTranslated: true,
    projectLink: "https://brisa.example/",
    createdAt: "2026-03-01T09:00:00+00:00",
  });
});

test("S3.1 reads a missing or null column as empty text", () => {
  expect(toCaseStudy({ id: "a", key_results: null })).toMatchObject({ id: "a", keyResults: "", brandName: "" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "//brisa.example", "https://[", ""])(
  "never turns %s into a link",
  (address) => {
    expect(toCaseStudy({ ...row, project_link: address }).projectLink).toBe("");
    expect(toPlatform({ id: 1, platform_name: "X", homepage_url: address }).homepageUrl).toBe("");
  },
);
