import type { IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { createPageResponder } from "./page-responder.ts";
import { sampleSiteData, cachedPage } from "./testing.ts";
import type { SocialCard } from "#content/social-cards.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { PageCache } from "./page-cache.ts";

const privatePaths = [
  "/account",
  "/confirm",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/privacy-receipt",
  "/set-password",
];
const paths = new Set(["/", "/search", "/articles/shown", ...privatePaths]);
const getHandle = (path: string): RouteHandle => (privatePaths.includes(path) ? { isPrivate: true } : {});
const socialCards: readonly SocialCard[] = ["shown", "later"].map((slug) => ({
  address: `/og/articles-${slug}.png`,
  page: `/articles/${slug}`,
  heading: "Bread & salt",
  drawing: "scenes/bakery",
  direction: "ltr",
}));
const pages: PageCache = {
  paths,
  getHandle,
  page: (path) => ({ ...cachedPage(path, paths.has(path) ? 200 : 404), handle: getHandle(path) }),
  part: async (path) => (path === "/search" ? { ...cachedPage(), answersForm: true } : cachedPage()),
  caseStudy: () => null,
  errorPage: (status) => cachedPage("", status),
  recordPages: async () => [],
  siteData: async () => ({ ...sampleSiteData, socialCards }),
};
const site = { code: "en", prefix: "", pages };
const spanish = { code: "es", prefix: "/es", pages };
const respond = createPageResponder({
  site,
  sites: [site, spanish],
  assets: new Map(),
  settings: readSettings({ SITE_PROFILE: "live" }),
});
const ask = async (url: string, method = "GET", headers: IncomingMessage["headers"] = {}) => {
  const { status, headers: list, body } = await respond({ url, method, headers } as IncomingMessage);
  const header = (name: string) => list[list.findIndex((entry, index) => index % 2 === 0 && entry === name) + 1];
  return { status, body, header };
};

test.each(["/robots.txt", "/sitemap.xml", "/llms.txt", "/.well-known/gpc.json", "/prefetch-rules.json"])(
  "P5 %s is compressed, has an ETag for revalidation, and allows only reads",
  async (path) => {
    const plain = await ask(path);
    const compressed = await ask(path, "GET", { "accept-encoding": "br" });
    expect([compressed.status, compressed.header("Content-Encoding")]).toEqual([200, "br"]);
    expect(brotliDecompressSync(compressed.body ?? "")).toEqual(plain.body);
    const tag = compressed.header("ETag");
    expect((await ask(path, "GET", { "if-none-match": tag })).status).toBe(304);
    const head = await ask(path, "HEAD");
    expect([head.header("Content-Length"), head.body]).toEqual([String(plain.body?.length), null]);
    for (const method of ["POST", "OPTIONS", "DELETE"]) {
      const refused = await ask(path, method);
      expect([method, refused.status, refused.header("Allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
  },
);

test("D24 a moved address redirects permanently to the new one, with its query", async () => {
  const moved = await ask("/blog?from=letter");
  expect([moved.status, moved.header("Location")]).toEqual([301, "/articles?from=letter"]);
});

test("D17 visitor input is in no shared cache, a page about one visitor in no cache, a part of a list in any", async () => {
  const asked = [
    "/search?q=a",
    "/Search?q=a",
    "/search?amp;q=a",
    "/search",
    "/case-studies?page=2",
    "/account",
    "/unknown",
  ];
  const answers = await Promise.all(asked.map((url) => ask(url)));
  expect(answers.map(({ header }) => header("Cache-Control"))).toEqual([
    ...Array.from({ length: 3 }, () => "private, no-cache"),
    "public, max-age=0, must-revalidate",
    "public, max-age=0, must-revalidate",
    "no-store",
    "no-store",
  ]);
});

test("D29 a copied address with entities redirects to the right one, only for known pages", async () => {
  const { status, header } = await ask("/?contacts=3100&amp;seo=pro");
  expect([status, header("Location")]).toEqual([308, "/?contacts=3100&seo=pro"]);
  expect((await ask("//elsewhere.example/?a=1&amp;b=2")).status).not.toBe(308);
});

test.each([
  ["/search).", "/search"],
  ["/search%E3%80%82", "/search"],
  ["/search%E2%80%8B?q=1", "/search?q=1"],
  ["/Search/&gclid=1&b=%", "/search?gclid=1&b=%"],
  ["/search&gclid=1?q=x", "/search?gclid=1&q=x"],
])("D29 an address altered by texts and ad tools, %s, leads to the page", async (address, to) => {
  const { status, header } = await ask(address);
  expect([status, header("Location")]).toEqual([308, to]);
});

test.each([
  ["/en/search?q=a", "/search?q=a"],
  ["/EN", "/"],
  ["/en-US/articles/shown/", "/articles/shown"],
  ["/es-MX/search", "/es/search"],
  ["/es_419", "/es"],
  ["/pt", "/"],
  ["/pt-BR/Search?q=a", "/search?q=a"],
  ["/zh-Hant-TW/case-studies/bakery-7", "/case-studies/bakery-7"],
])("D25 %s, as sites in other languages have it, redirects to %s", async (address, to) => {
  const { status, header } = await ask(address);
  expect([status, header("Location")]).toEqual([302, to]);
});

test.each(["/en//elsewhere.example", "/pt/nowhere", "/qq/search", "/en/en/search", "/no-such-page"])(
  "D7 %s redirects nowhere",
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test.each(["//search.", "/&a=1", "/nowhere&a=1", "/search%E0%A4."])(
  "D7 %s redirects to no other site",
  async (address) => {
    expect((await ask(address)).status).not.toBe(308);
  },
);

test("D13 pages have prefetch rules, and pages that act or are about one visitor are never prefetched", async () => {
  expect((await ask("/")).header("Speculation-Rules")).toBe('"/prefetch-rules.json"');
  const file = await ask("/prefetch-rules.json");
  expect(file.header("Content-Type")).toBe("application/speculationrules+json");
  const rules = JSON.parse(String(file.body));
  expect(Object.keys(rules)).toEqual(["prefetch"]);
  const [, { not }] = rules.prefetch[0].where.and;
  const isExcluded = (address: string): boolean =>
    not.href_matches.some((pattern: string) =>
      new URLPattern(pattern, "https://site.example").test(address, "https://site.example"),
    );
  const excluded = [
    "/confirm",
    "/set-password#token",
    "/account",
    "/privacy-receipt",
    "/newsletter/confirm?token=a",
    "/newsletter/unsubscribe",
    "/case-studies?page=2",
  ];
  expect(excluded.filter((address) => !isExcluded(address))).toEqual([]);
  expect(["/", "/pricing", "/pricing#sms-marketing"].filter(isExcluded)).toEqual([]);
});

test("D7 D24 a social card is painted for shown pages only", { timeout: 120_000 }, async () => {
  const { status, header, body } = await ask("/og/articles-shown.png");
  expect([status, header("Content-Type")]).toEqual([200, "image/png"]);
  // These bytes of a PNG header are the width and height, 1200 × 630.
  expect(body?.subarray(16, 24).toString("hex")).toBe("000004b000000276");
  expect(body?.length).toBeLessThan(120_000);
  const others = ["/og/articles-later.png", "/og/nothing.png", "/og/", "/es/og/articles-shown.png"];
  for (const path of others) expect([path, (await ask(path)).status]).toEqual([path, 404]);
});
