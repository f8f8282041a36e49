import type { IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { createPageResponder } from "./page-responder.ts";
import { asset, sampleSiteData, storedPage } from "./testing.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { PageStore } from "./page-store.ts";

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
const pages: PageStore = {
  paths,
  getHandle,
  page: (path) => ({ ...storedPage(path, paths.has(path) ? 200 : 404), handle: getHandle(path) }),
  part: async (path) => (path === "/search" ? { ...storedPage(), answersForm: true } : storedPage()),
  caseStudy: () => null,
  errorPage: (status) => storedPage("", status),
  recordPages: async () => [],
  siteData: async () => sampleSiteData,
};
const site = { code: "en", prefix: "", pages };
const spanish = { code: "es", prefix: "/es", pages };
const cards = ["shown", "later"].flatMap((name) => [`/og/articles-${name}.png`, `/og/es/articles-${name}.png`]);
const respond = createPageResponder({
  site,
  sites: [site, spanish],
  assets: new Map(cards.map((path) => [path, asset("card", "image/png")])),
  settings: readSettings({ SITE_PROFILE: "live" }),
});
const ask = async (url: string, method = "GET", headers: IncomingMessage["headers"] = {}) => {
  const { status, headers: list, body } = await respond({ url, method, headers } as IncomingMessage);
  const header = (name: string) => list[list.findIndex((entry, index) => index % 2 === 0 && entry === name) + 1];
  return { status, body, header };
};

test.each(["/robots.txt", "/sitemap.xml", "/llms.txt", "/.well-known/gpc.json", "/prefetch-rules.json"])(
  "P5 %s is compressed, has a tag that saves its bytes, and allows reading alone",
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

test("D24 an address that has moved leads to its new one for good, with its query", async () => {
  const moved = await ask("/blog?from=letter");
  expect([moved.status, moved.header("Location")]).toEqual([301, "/articles?from=letter"]);
});

test("D17 what a visitor typed is in no shared cache, a page about one visitor in none, and a part of a list in any", async () => {
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

test("D29 a copied address with entities leads to what it stands for, on a known page alone", async () => {
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
])("D29 an address as texts and ad tools make it, %s, leads to the page", async (address, to) => {
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
])("D25 %s, as sites in other languages have it, leads to %s", async (address, to) => {
  const { status, header } = await ask(address);
  expect([status, header("Location")]).toEqual([302, to]);
});

test.each(["/en//elsewhere.example", "/pt/nowhere", "/qq/search", "/en/en/search", "/no-such-page"])(
  "D7 %s leads nowhere",
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test.each(["//search.", "/&a=1", "/nowhere&a=1", "/search%E0%A4."])("D7 %s leads nowhere else", async (address) => {
  expect((await ask(address)).status).not.toBe(308);
});

test("D13 pages name the rules for prefetching, and no page that acts or is about one visitor is fetched in advance", async () => {
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

test("S3.1 the card of an article that is not shown is not there, in any language", async () => {
  const getStatus = async (path: string) => (await ask(path)).status;
  expect([await getStatus("/og/articles-shown.png"), await getStatus("/og/es/articles-shown.png")]).toEqual([200, 200]);
  expect([await getStatus("/og/articles-later.png"), await getStatus("/og/es/articles-later.png")]).toEqual([404, 404]);
});
