import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { services } from "#content/catalog/services.ts";
import { pageList } from "#words/page-list.ts";
import { notFound } from "#words/pages/not-found.ts";
import { serverError } from "#words/pages/server-error.ts";
import type { ServedRecords } from "#shared/list-records.ts";
import { errorPaths } from "#shared/paths.ts";
import { isListed } from "#shared/route-handle.ts";
import { getAttribute, findElements, parsePage, getText } from "./html-tree.ts";
import { readAssets } from "../http/asset-store.ts";
import { noRecords } from "./records.ts";
import { loadRenderer } from "./renderer.ts";

const buildFile = path.resolve("build/server/index.js");
const settings = {
  profile: "spec",
  siteUrl: "https://site.example",
  backend: { url: "", publishableKey: "key" },
} as const;

const renderer = loadRenderer(buildFile, settings);

const assets = readAssets(path.resolve("build/client"));

const render = async (address: string, records: ServedRecords | null = null) =>
  (await renderer).render(address, records);

const getHead = (text: string) => ({
  title: /<title>([^<]*)/.exec(text)?.[1],
  robots: /<meta name="robots" content="([^"]*)/.exec(text)?.[1],
  canonical: /rel="canonical"/.test(text),
});
const errorHead = (title: string) => ({
  title: expect.stringContaining(title),
  robots: "noindex",
  canonical: false,
});

test.each([
  ["no route has", "/no/such/page"],
  ["no article has", "/articles/no-such-article"],
  ["no case study has", "/case-studies/nobody-0"],
  ["the live profile has (P6)", "/account"],
  ["the stored newsletter has (P2)", "/newsletter/confirm"],
])("D7 an address that %s gets 404 and the page for unknown addresses", async (_, address) => {
  const { status, text } = await render(address);
  expect(status).toBe(404);
  expect(getHead(text)).toEqual(errorHead(notFound.title));
  expect(text).toContain("<footer");
});

test("D7 the error page has its own head, and a page that fails is not served", async () => {
  const { status, text } = await render(errorPaths.fault);
  expect(status).toBe(500);
  expect(getHead(text)).toEqual(errorHead(serverError.title));
  const failing: ServedRecords = {
    ...noRecords,
    get case_studies(): never {
      throw new Error("A loader that fails.");
    },
  };
  const written = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => written.mockRestore());
  await expect(render("/case-studies", failing)).rejects.toThrow("A loader that fails.");
  // The error goes only to the log, on one line.
  expect(written).not.toHaveBeenCalled();
});

test("P2 live: the form of an email's link includes the link's id", async () => {
  const live = await loadRenderer(buildFile, { ...settings, profile: "live" });
  for (const name of ["confirm", "unsubscribe"]) {
    const { status, text } = await live.render(`/newsletter/${name}?link=0a1b2c3d4e5f`, null);
    expect(status).toBe(200);
    const [form] = findElements(parsePage(text), "form").filter(
      (element) => getAttribute(element, "action") === `/newsletter/${name}`,
    );
    const [field] = form ? findElements(form, "input") : [];
    expect(field && ["name", "value"].map((attribute) => getAttribute(field, attribute))).toEqual([
      "link",
      "0a1b2c3d4e5f",
    ]);
    expect(live.getHandle(`/newsletter/${name}`)).toMatchObject({ isPrivate: true, form: { fields: ["link"] } });
  }
});

test("S2.3 the product page has the ten services with their features, benefits and links to prices", async () => {
  const sections = findElements(parsePage((await render("/product")).text), "section");
  for (const { id, name, description, artCaption, features, benefits } of services) {
    const parts = sections
      .filter((section) => getAttribute(section, "id") === id)
      .flatMap((found) => findElements(found));
    expect(parts.map(getText)).toEqual(expect.arrayContaining([name, description, ...features, ...benefits]));
    expect(parts.map((part) => getAttribute(part, "alt"))).toContain(artCaption);
    const prices = parts.find((part) => getAttribute(part, "aria-label") === `View Pricing for ${name}`);
    expect(prices && getAttribute(prices, "href")).toBe(`/pricing#${id}`);
  }
});

test("S3.1 a story's head has its card, its type and its address", async () => {
  const caseStudy = { id: 7, brand_name: "Marlow Bakery", industry_type: "Bakery", key_results: "+62% orders." };
  const address = "/case-studies/marlow-bakery-7";
  const { status, text } = await render(address, {
    ...noRecords,
    caseStudy: { caseStudy, previous: null, next: null },
  });
  expect(status).toBe(200);
  const contents = Object.fromEntries(
    [...text.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(([, property, content]) => [
      property,
      content,
    ]),
  );
  expect(contents).toMatchObject({
    "og:type": "article",
    "og:url": `https://site.example${address}`,
    "og:image": expect.stringMatching(/\/og\/case-study-[a-z-]+\.png$/),
  });
  expect(/<link rel="canonical" href="([^"]*)/.exec(text)?.[1]).toBe(contents["og:url"]);
});

test("no text on a page can end the structured data early", async () => {
  const caseStudy = { id: 7, brand_name: "</script><b>Sale", industry_type: "Bakery", key_results: "+62% orders." };
  const { text } = await render("/case-studies/script-b-sale-7", {
    ...noRecords,
    caseStudy: { caseStudy, previous: null, next: null },
  });
  const [, block = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  expect(block).not.toContain("<");
  expect(JSON.stringify(JSON.parse(block))).toContain("</script><b>Sale");
});

test("D17 routes declare which pages are private, unlisted, or handle a form without scripts", async () => {
  const { getHandle } = await renderer;
  expect(getHandle("/account")).toMatchObject({ isPrivate: true });
  expect(getHandle("/newsletter/confirm")).toMatchObject({ isPrivate: true });
  expect(getHandle("/search?q=price")).toMatchObject({ isUnlisted: true, form: { fields: ["q"] } });
  expect(getHandle("/pricing")).toMatchObject({ form: { fields: expect.arrayContaining(["contacts", "crm"]) } });
  expect(getHandle("/solutions")).toEqual({});
});

test("D17 the site search's list of pages has every listed page with its own address", async () => {
  const { paths, getHandle } = await renderer;
  expect(paths.filter((page) => isListed(getHandle(page))).toSorted()).toEqual(Object.keys(pageList).toSorted());
});

test.each(["/", "/pricing", "/case-studies", "/no/such/page"])(
  "%s contains the symbols it shows, its styles and the drawings of its first screen",
  async (address) => {
    const { text } = await (await loadRenderer(buildFile, settings, await assets)).render(address, null);
    const page = parsePage(text);
    const shown = findElements(page, "use").map((use) => getAttribute(use, "href") ?? "");
    const symbols = findElements(page, "symbol").map((symbol) => `#${getAttribute(symbol, "id")}`);
    expect(shown.join(" ")).not.toContain("/sprite-");
    expect(symbols.toSorted()).toEqual([...new Set(shown.filter((address) => address.startsWith("#")))].toSorted());
    const sheets = findElements(page, "link").filter((link) => getAttribute(link, "rel") === "stylesheet");
    const isAsked = (sheet: (typeof sheets)[number]) => getAttribute(sheet, "disabled") === undefined;
    expect(sheets.filter(isAsked).map((sheet) => getAttribute(sheet, "media"))).toEqual(["(scripting: none)"]);
    expect(text.indexOf("<style>@layer")).toBeLessThan(text.indexOf('<link rel="stylesheet"'));
    const eager = findElements(page, "img").filter((image) => getAttribute(image, "loading") === "eager");
    for (const image of eager) expect(getAttribute(image, "src")).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  },
);

test("a page with missing styles is not served", async () => {
  const unbuilt = await loadRenderer(buildFile, settings, new Map());
  await expect(unbuilt.render("/", null)).rejects.toThrow("was not built: /assets/");
});
