import { expect, test } from "vitest";
import type { RouteHandle } from "#shared/route-handle.ts";
import { temporaryFolder } from "@site/backend/testing";
import { announcePages } from "./index-now.ts";
import { storedPage } from "./passes/testing.ts";
import { sampleSiteData } from "./testing.ts";

const settings = {
  siteUrl: "https://larkpost.example",
  dataDirectory: temporaryFolder(),
  indexNowKey: "0123456789abcdef",
};

const sent: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
const serviceAnswers = (status: number) => async (_address: unknown, init?: RequestInit) => {
  sent.push(JSON.parse(String(init?.body)));
  return new Response(null, { status });
};

let pricingTag = "first";
let caseStudies = ["/case-studies/marlow-1"];
const handles: Record<string, RouteHandle> = { "/account": { isPrivate: true }, "/search": { isUnlisted: true } };
const pages = {
  paths: new Set(["/", "/account", "/pricing", "/search"]),
  handleOf: (page: string) => handles[page] ?? {},
  recordPages: async () => caseStudies,
  siteData: async () => sampleSiteData,
  page: (page: string) => ({
    ...storedPage("", 200),
    tag: page === "/" ? "home" : pricingTag,
  }),
};
const sites = [{ prefix: "", pages }];

test("search engines hear of every page once, then of those that have changed or are gone, and again where they did not listen", async () => {
  await announcePages({ ...settings, indexNowKey: null }, sites, serviceAnswers(200));
  expect(sent).toEqual([]);
  await expect(announcePages(settings, sites, serviceAnswers(429))).rejects.toThrow("IndexNow answered 429.");
  await announcePages(settings, sites, serviceAnswers(202));
  await announcePages(settings, sites, serviceAnswers(200));
  pricingTag = "second";
  await announcePages(settings, sites, serviceAnswers(200));
  caseStudies = [];
  await announcePages(settings, sites, serviceAnswers(200));
  await announcePages(settings, sites, serviceAnswers(200));
  const all = ["/", "/pricing", "/case-studies/marlow-1"].map((page) => settings.siteUrl + page);
  expect(sent.map(({ urlList }) => urlList)).toEqual([all, all, [all[1]], [all[2]]]);
  expect(sent[0]).toMatchObject({
    host: "larkpost.example",
    key: "0123456789abcdef",
    keyLocation: "https://larkpost.example/0123456789abcdef.txt",
  });
});
