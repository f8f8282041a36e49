import { Feed } from "feed";
import { html } from "hono/html";
import { articlePath, articlesPath, feedPaths, shownArticles } from "#content/articles.ts";
import { articles as words } from "#words/pages/articles.ts";
import { siteWords } from "#words/site.ts";
import { language } from "#words/language.ts";
import { site } from "#content/site.ts";
import { attributeOf, findElements, parsePage, serializeContent, setAttribute } from "./passes/html-tree.ts";
import type { PageStore } from "./page-store.ts";

/** The articles, the newest first, with their whole text as their pages show it. */
export async function articleFeed(siteUrl: string, pages: Pick<PageStore, "paths" | "page">): Promise<Feed> {
  // The page of one whose time has just come may not be made yet.
  const articles = shownArticles().filter((article) => pages.paths.has(articlePath(article)));
  const feed = new Feed({
    id: `${siteUrl}${articlesPath}`,
    link: `${siteUrl}${articlesPath}`,
    title: `${words.title} · ${site.name}`,
    description: words.description,
    language: language.code,
    copyright: siteWords.copyright,
    updated: new Date(Math.max(0, ...articles.map(({ date, updated }) => Date.parse(updated ?? date)))),
    feedLinks: { atom: `${siteUrl}${feedPaths.atom}`, json: `${siteUrl}${feedPaths.json}` },
  });
  for (const article of articles) {
    const page = await pages.page(articlePath(article));
    feed.addItem({
      id: `${siteUrl}${articlePath({ slug: article.id })}`,
      link: `${siteUrl}${articlePath(article)}`,
      title: article.title,
      description: article.description,
      content: textOf(String(page.variants.identity), `${siteUrl}${articlePath(article)}`),
      author: [{ name: article.author }],
      published: new Date(article.date),
      date: new Date(article.updated ?? article.date),
    });
  }
  return feed;
}

/** The feed as Atom, in which the package declares titles and summaries as HTML without making them so. */
export function atomOf({ options, items }: Feed): string {
  const feed = new Feed(options);
  for (const item of items) {
    feed.addItem({ ...item, title: String(html`${item.title}`), description: String(html`${item.description}`) });
  }
  return feed.atom1().replaceAll(noXml, "");
}

/** What no XML may hold, even as a reference: one such character, and a reader refuses the whole feed. */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text of an article's page, with absolute addresses. @throws Error if the page has none */
function textOf(page: string, address: string): string {
  const [text] = findElements(parsePage(page), "div").filter(
    (part) => attributeOf(part, "data-article-text") !== undefined,
  );
  if (!text) throw new Error(`${address} has no text for the feed.`);
  for (const [name, attribute] of [
    ["a", "href"],
    ["img", "src"],
  ] as const) {
    for (const element of findElements(text, name)) {
      const value = attributeOf(element, attribute);
      if (value) setAttribute(element, attribute, new URL(value, address).href);
    }
  }
  return serializeContent(text);
}
