import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { listVersions, type ServedLanguage, servedLanguages, splitAddress } from "./languages.ts";
import { createPageResponder } from "./page-responder.ts";
import type { LanguagePages, Sites } from "./sites.ts";
import { sampleLanguage, sampleSiteData, cachedPage } from "./testing.ts";
import { markEnglish } from "./mark-english.ts";
import { parsePage, serializeContent } from "./html-tree.ts";

function site(code: string, prefix: string, paths: readonly string[], unlisted: readonly string[] = []): LanguagePages {
  const page = (path: string) => cachedPage(`${code} ${path}`, paths.includes(path) ? 200 : 404);
  return {
    code,
    prefix,
    pages: {
      paths: new Set(paths),
      getHandle: () => ({}),
      page,
      part: () => null,
      caseStudy: (path) =>
        path === "/case-studies/old-1" ? Promise.resolve({ movedTo: "/case-studies/new-1" }) : null,
      errorPage: (status) => cachedPage(`${code} ${status}`, status),
      recordPages: async () => ["/case-studies/new-1"],
      siteData: async () => ({
        ...sampleSiteData,
        language: code,
        unlisted,
        feed: { ...sampleSiteData.feed, entries: [] },
      }),
    },
  };
}

const sites: Sites = [site("en", "", ["/", "/pricing", "/articles/bread"]), site("es", "/es", ["/", "/pricing"])];

test.each([
  ["/", "en", "/"],
  ["/pricing?contacts=3", "en", "/pricing?contacts=3"],
  ["/es", "es", "/"],
  ["/ES/pricing", "es", "/pricing"],
  ["/es/", "es", "/"],
  ["/es?q=1", "es", "/?q=1"],
  ["/es/pricing?contacts=3", "es", "/pricing?contacts=3"],
  ["/estonia", "en", "/estonia"],
  ["/fr/pricing", "en", "/fr/pricing"],
])("the first segment of %s decides: %s answers %s", (address, code, path) => {
  const { language, path: rest } = splitAddress(address, sites);
  expect([language.code, rest]).toEqual([code, path]);
});

const languages: readonly ServedLanguage[] = [
  sampleLanguage,
  {
    code: "es",
    name: "Español",
    direction: "ltr",
    prefix: "/es",
    data: { ...sampleSiteData, parameterPages: [{ path: "/articles/bread" }, { path: "/articles/pan" }] },
  },
];

test.each([
  ["/", "/ /es"],
  ["/case-studies?page=2", "/case-studies?page=2 /es/case-studies?page=2"],
  ["/articles/bread", "/articles/bread /es/articles/bread"],
])("%s is at %s", (path, addresses) => {
  const versions = listVersions(path, languages);
  expect(versions.map(({ address }) => address).join(" ")).toBe(addresses);
  expect(versions.every(({ isSamePage }) => isSamePage)).toBe(true);
});

test("untranslated articles and errors link to the front page of the other language", () => {
  const seen = (path: string | null) =>
    listVersions(path, languages).map(({ address, isSamePage }) => [address, isSamePage]);
  expect(seen("/articles/salt")).toEqual([
    ["/articles/salt", true],
    ["/es", false],
  ]);
  expect(seen("/articles/pan")).toEqual([
    ["/", false],
    ["/es/articles/pan", true],
  ]);
  expect(seen(null)).toEqual([
    ["/", false],
    ["/es", false],
  ]);
});

test("D34 a page with few translated texts is shown, but not listed in that language", async () => {
  const [first, second] = languages as readonly [ServedLanguage, ServedLanguage];
  const partly = [first, { ...second, data: { ...second.data, unlisted: ["/pricing", "/case-studies"] } }];
  const listed = (path: string) => listVersions(path, partly).map(({ code, isListed }) => isListed && code);
  for (const path of ["/pricing", "/case-studies?page=2", "/case-studies/marlow-1"])
    expect(listed(path)).toEqual(["en", false]);
  expect(listed("/product")).toEqual(["en", "es"]);
  expect(listVersions("/pricing", partly)[1]).toMatchObject({ address: "/es/pricing", isSamePage: true });

  const english = site("en", "", ["/", "/pricing"]);
  const spanish = site("es", "/es", ["/", "/pricing"], ["/pricing", "/case-studies"]);
  const sitemap = (await ask(english, "/sitemap.xml", "GET", undefined, [english, spanish])).text;
  expect(sitemap).toContain("<loc>https://site.example/es</loc>");
  expect(sitemap).not.toContain("/es/pricing");
  expect(sitemap).not.toContain("/es/case-studies");
  expect((await ask(spanish, "/llms.txt")).text).not.toContain("/pricing");
});

test("a site that is not built says how to build it", async () => {
  await expect(servedLanguages(null, import.meta.dirname)).rejects.toThrow("The site is not built: run npm run build.");
});

test("a site in one language links to no other", () => {
  expect(listVersions("/", [sampleLanguage])).toEqual([]);
});

async function ask(one: LanguagePages, url: string, method = "GET", asked = url, all = sites) {
  const settings = readSettings({ SITE_URL: "https://site.example" });
  const respond = createPageResponder({ site: one, sites: all, assets: new Map(), settings });
  const { status, headers, body } = await respond({ url: asked, method, headers: {} } as IncomingMessage, url);
  return { status, location: headers[headers.indexOf("Location") + 1], text: String(body) };
}

test("a language has its own pages, errors and redirects", async () => {
  const [, spanish] = sites;
  if (!spanish) throw new Error("There is no second language.");
  expect(await ask(spanish, "/pricing")).toMatchObject({ status: 200, text: "es /pricing" });
  expect(await ask(spanish, "/nowhere")).toMatchObject({ status: 404, text: "es /nowhere" });
  expect(await ask(spanish, "/pricing", "POST")).toMatchObject({ status: 405, text: "es 405" });
  expect(await ask(spanish, "/Pricing/")).toMatchObject({ status: 308, location: "/es/pricing" });
  expect(await ask(spanish, "/case-studies/old-1")).toMatchObject({ status: 301, location: "/es/case-studies/new-1" });
  for (const [path, asked] of [
    ["/", "/es/"],
    ["/?q=1", "/ES?q=1"],
  ] as const)
    expect(await ask(spanish, path, "GET", asked)).toMatchObject({ status: 308, location: path.replace("/", "/es") });
  expect(await ask(sites[0], "/Pricing/")).toMatchObject({ status: 308, location: "/pricing" });
});

test("one sitemap lists each page in each of its languages; feeds and llms.txt have one language", async () => {
  const [english, spanish] = sites;
  if (!spanish) throw new Error("There is no second language.");
  const { text } = await ask(english, "/sitemap.xml");
  const findEntry = (address: string) => text.split("\n").find((line) => line.includes(`<loc>${address}</loc>`));
  for (const address of ["https://site.example/pricing", "https://site.example/es/pricing"])
    expect(findEntry(address)).toContain(
      [
        '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/pricing"/>',
        '<xhtml:link rel="alternate" hreflang="es" href="https://site.example/es/pricing"/>',
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/pricing"/>',
      ].join(""),
    );
  expect(findEntry("https://site.example/es")).toContain('hreflang="en" href="https://site.example/"');
  expect(findEntry("https://site.example/articles/bread")).not.toContain("hreflang");
  expect(text).not.toContain("/es/articles/bread");
  expect((await ask(spanish, "/llms.txt")).text).toContain("](https://site.example/es/pricing)");
  expect((await ask(spanish, "/articles/feed.xml")).text).toContain("https://site.example/es/articles");
  expect(await ask(spanish, "/robots.txt")).toMatchObject({ status: 404 });
  expect((await ask(english, "/prefetch-rules.json")).status).toBe(200);
});

const english = new Set(["Partners", "Send with us", "Read more"]);

function mark(body: string, texts: ReadonlySet<string>): string {
  const document = parsePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
  markEnglish(document, texts);
  return serializeContent(document);
}

test.each([
  ["an element of its own", "<h1>Partners</h1><p>Otro</p>", '<h1 lang="en">Partners</h1><p>Otro</p>'],
  [
    "the outermost element without other texts",
    "<ul><li><a>Partners</a></li><li>Read more</li></ul><p>Otro</p>",
    '<ul lang="en"><li><a>Partners</a></li><li>Read more</li></ul><p>Otro</p>',
  ],
  ["no part of a sentence", "<p>Partners <b>otro</b></p>", "<p>Partners <b>otro</b></p>"],
  [
    "no element that says its language",
    '<p><b lang="fr">Partners</b> otro</p>',
    '<p><b lang="fr">Partners</b> otro</p>',
  ],
  ["no script", "<p>Otro</p><script>Partners</script>", "<p>Otro</p><script>Partners</script>"],
])("D34 marks %s as English", (_what, body, expected) => {
  expect(mark(body, english)).toContain(`<body>${expected}</body>`);
});

test("D34 leaves a fully translated page unchanged", () => {
  expect(mark("<h1>Partners</h1>", new Set())).toContain("<h1>Partners</h1>");
});
