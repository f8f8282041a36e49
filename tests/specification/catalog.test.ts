import { expect, test } from "vitest";
import { plans } from "#content/catalog/plans.ts";
import { services } from "#content/catalog/services.ts";
import { claims } from "#content/claims.ts";
import { resourcesMenu } from "#content/navigation.ts";
import { pageRoutes } from "#tests/journeys/routes.ts";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";

test("S3.3 there are ten services, in the specified order", () => {
  expect(services.map((service) => service.id)).toEqual([
    "email-marketing",
    "sms-marketing",
    "whatsapp-marketing",
    "social-media",
    "advertising",
    "seo",
    "kol",
    "business-email",
    "website-builder",
    "crm",
  ]);
});

test("S9.1 the three plans cost 99, 199 and 299 dollars", () => {
  expect(plans.map((plan) => [plan.name, plan.monthlyPrice, plan.price])).toEqual([
    ["Basic", 99, "$99"],
    ["Pro", 199, "$199"],
    ["Enterprise", 299, "$299"],
  ]);
});

test.each([
  ["email-marketing", "10,000 emails per month", "50,000 emails per month", "Unlimited emails per month"],
  ["sms-marketing", "1,000 SMS", "5,000 SMS", "Unlimited SMS"],
  ["whatsapp-marketing", "1,000 messages", "10,000 messages", "Unlimited messages"],
  ["social-media", "5 accounts", "15 accounts", "Unlimited accounts"],
  ["advertising", "2 platforms", "5 platforms", "All platforms"],
  [
    "business-email",
    "5 accounts with 10GB storage",
    "20 accounts with 50GB storage",
    "Unlimited accounts with unlimited storage",
  ],
  ["website-builder", "5 pages", "Unlimited pages", "Custom design"],
  ["crm", "1,000 contacts", "10,000 contacts", "Unlimited contacts"],
])("S9.2 the plans of %s have the specified limits", (id, ...expected) => {
  const service = services.find((candidate) => candidate.id === id);
  expect(plans.map((plan) => service?.plans[plan.id].limit)).toEqual(expected);
});

test("S9.4 every claim has its figure", () => {
  expect(Object.values(claims).map((claim) => `${claim.figure} ${claim.label}`)).toEqual([
    "500k+ users",
    "43% open rate improvement",
    "96% satisfaction",
    "190+ countries",
    "40+ languages",
    "99.9% uptime",
    "24/7 support",
    "5 min setup",
    "98% satisfaction",
  ]);
});

test("S1.2 the Resources menu links to four external sites", () => {
  expect(resourcesMenu.outside.map((entry) => entry.href)).toEqual([
    "https://developers.google.com/search/blog",
    "https://support.google.com/google-ads",
    "https://www.facebook.com/business/help",
    "https://business.whatsapp.com/blog",
  ]);
});

test("every address of the specification is a page", () => {
  const required = ["product", "pricing", "solutions", "resources", "media-world", "case-studies", "social-media-world"]
    .concat(
      ["smart-personalization", "flexible-pricing", "easy-to-use", "global-reach"].map((name) => `features/${name}`),
    )
    .concat(["developer", "help", "learn/digital-marketing", "learn/ecommerce", "demo", "legal"]);
  expect(pageRoutes.some((entry) => entry.index)).toBe(true);
  expect(pageRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(required));
});

test("S3.1 the samples are 12 businesses from at least eight countries and eight industries, marked as samples by their links", () => {
  expect(caseStudySamples).toHaveLength(12);
  expect(new Set(caseStudySamples.map((sample) => sample.country)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(caseStudySamples.map((sample) => sample.industryType)).size).toBeGreaterThanOrEqual(8);
  for (const sample of caseStudySamples) {
    expect(sample.companyIntroduction).toContain(sample.country);
    // D15: the page recognizes samples by their reserved example domain and labels them once, above the list.
    expect(Object.values(sample).join(" ")).not.toMatch(/sample|invented/i);
    expect(sample.projectLink).toMatch(/^https:\/\/[a-z-]+\.example\/$/);
  }
});
