import { expect, test } from "vitest";
import { aiCrawlers } from "#content/ai-crawlers.ts";
import { discoveryFiles, robotsText } from "./discovery-files.ts";
import type { PageCache } from "./page-cache.ts";
import type { Sites } from "./sites.ts";

/** Rules by user agent (RFC 9309). Consecutive user agents share the rules that follow. */
function rulesByName(text: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  let names: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const [field = "", value = ""] = line.split(": ");
    if (field === "User-agent") {
      names = isOpen ? [...names, value] : [value];
      isOpen = true;
    } else if (field === "Allow" || field === "Disallow") {
      isOpen = false;
      for (const name of names) rules.set(name, [...(rules.get(name) ?? []), line]);
    }
  }
  return rules;
}

const services = ["/auth/", "/rest/", "/threads/", "/privacy/", "/faults/"];
const reading = ["Allow: /", ...services.map((path) => `Disallow: ${path}`)];

test("robots.txt has a rule for each known AI crawler, and all of them may read the pages", () => {
  const rules = rulesByName(robotsText("https://site.example", aiCrawlers));
  const names = ["GPTBot", "ClaudeBot", "Google-Extended", "PerplexityBot", "CCBot", "Applebot-Extended"];
  expect(aiCrawlers.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect([...rules.keys()]).toEqual(["*", ...aiCrawlers.map(({ name }) => name)]);
  for (const found of rules.values()) expect(found).toEqual(reading);
});

test("a crawler that may not read is refused by name, without affecting others", () => {
  const [first, ...others] = aiCrawlers;
  if (!first) throw new Error("There are no crawlers.");
  const rules = rulesByName(robotsText("https://site.example", [{ ...first, allowed: false }, ...others]));
  expect(rules.get(first.name)).toEqual(["Disallow: /"]);
  for (const { name } of others) expect(rules.get(name)).toEqual(reading);
  expect(rulesByName(robotsText("https://site.example", [])).size).toBe(1);
});

test.each([
  [4, 40_400],
  [5, 50_000],
  [6, 49_998],
])("D25 a sitemap of %i languages stays within search engines' limit of addresses", async (count, expected) => {
  const pages = {
    paths: new Set<string>(),
    recordPages: async () => Array.from({ length: 10_100 }, (_, id) => `/case-studies/${id}`),
    siteData: async () => ({ unlisted: [], lastChanges: {}, feed: { path: "/articles", entries: [] } }),
  } as unknown as PageCache;
  const sites = Array.from({ length: count }, (_, index) => {
    const prefix = index === 0 ? "" : `/l${index}`;
    return { code: `l${index}`, prefix, pages };
  }) as unknown as Sites;
  const settings = { siteUrl: "https://site.example", profile: "live" } as const;
  const files = discoveryFiles(settings, sites[0]!, sites);
  const answer = await files.get("/sitemap.xml")?.();
  const text = answer?.variants.identity.toString() ?? "";
  expect(text.split("<loc>").length - 1).toBe(expected);
});
