import { parseXml, XmlElement, type XmlDocument } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import { sampleSiteData, cachedPage } from "./testing.ts";
import { articleFeed, toAtom, toJsonFeed } from "./article-feed.ts";
import { parsePage, requireElement, getText } from "./html-tree.ts";

const html =
  '<html lang="ar" dir="rtl"><body><p>Head</p><div data-article-text=""><p>Text <a href="/help">help</a> <a href="#one">one</a></p><img src="/a.svg"></div></body>';
const pages: Parameters<typeof articleFeed>[1] = {
  paths: new Set(sampleSiteData.feed.entries.map(({ path }) => path)),
  page: async () => cachedPage(html, 200),
  siteData: async () => sampleSiteData,
};
const site = "https://site.example";
const articles = sampleSiteData.feed.entries;

const elements = (parent: XmlElement | XmlDocument, name: string): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

test("D24 the Atom feed is well-formed and has each full article, with absolute links, stable ids and dates", async () => {
  const [feed] = elements(parseXml(toAtom(await articleFeed(site, pages))), "feed");
  if (!feed) throw new Error("There is no feed.");
  expect(feed.attributes["xml:lang"]).toBe(sampleSiteData.language);
  expect(feed.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
  for (const name of ["id", "title", "updated"]) expect(elements(feed, name), name).toHaveLength(1);
  const entries = elements(feed, "entry");
  expect(entries).toHaveLength(articles.length);
  const first = entries[0];
  const [article] = articles;
  if (!first || !article) throw new Error("There is no article.");
  const text = (name: string) => elements(first, name)[0]?.text;
  expect(text("id")).toBe(site + article.idPath);
  expect(text("published")).toBe(`${article.published}T00:00:00.000Z`);
  const address = site + article.path;
  expect(text("content")).toBe(
    `<div lang="ar" dir="rtl"><p>Text <a href="${site}/help">help</a> <a href="${address}#one">one</a></p><img src="${site}/a.svg"></div>`,
  );
});

test("D24 characters that XML doesn't allow never break the Atom feed", async () => {
  const page = async () =>
    cachedPage('<body><div data-article-text="">Bread\u0008 &#11;and &#xFFFE;buns</div></body>', 200);
  const feed = await articleFeed(site, { ...pages, page });
  for (const item of feed.items) item.title = "Bread\u0001 \uD800";
  expect(toAtom(feed)).toContain("Bread and buns");
  parseXml(toAtom(feed));
});

test("D24 the JSON feed has the same items, and names its language", async () => {
  const { items, language } = JSON.parse(toJsonFeed(await articleFeed(site, pages)));
  expect(language).toBe(sampleSiteData.language);
  expect(items[0].content_html).toMatch(/^<div lang="ar" dir="rtl">/);
  expect(items.map(({ url }: { url: string }) => url)).toEqual(articles.map(({ path }) => site + path));
  expect(items[0].content_html).toContain(`href="${site}/help"`);
});

test("D24 a title and a summary keep their special characters in both feeds", async () => {
  const feed = await articleFeed(site, pages);
  const [item] = feed.items;
  if (!item) throw new Error("There is no article.");
  item.title = "Lists <500 & the tag <b> ]]> &amp;";
  item.description = "When a < b";
  const [atom] = elements(parseXml(toAtom(feed)), "feed");
  const [entry] = atom ? elements(atom, "entry") : [];
  const shown = (name: string) => {
    const element = entry && elements(entry, name)[0];
    expect(element?.attributes.type).toBe("html");
    return getText(requireElement(parsePage(`<body>${element?.text}`), "body"));
  };
  expect(shown("title")).toBe(item.title);
  expect(shown("summary")).toBe(item.description);
  expect(JSON.parse(feed.json1()).items[0]).toMatchObject({ title: item.title, summary: item.description });
});

test("D24 an article outside its planned times is in no feed", async () => {
  const [first, ...others] = articles.map(({ path }) => path);
  const feed = await articleFeed(site, { ...pages, paths: new Set(others) });
  expect(feed.items.map(({ link }) => link)).toEqual(others.map((path) => site + path));
  expect(first && toAtom(feed)).not.toContain(`${first}"`);
});
