import { Feed } from "feed";
import { html, raw } from "hono/html";
import { feedPaths } from "#content/feed-paths.ts";
import { isShown } from "#content/planned-times.ts";
import { getAttribute, findElements, parsePage, serializeContent, setAttribute } from "./html-tree.ts";
import type { PageCache } from "./page-cache.ts";

export async function articleFeed(
  siteUrl: string,
  pages: Pick<PageCache, "paths" | "page" | "siteData">,
): Promise<Feed> {
  const { language, feed: about } = await pages.siteData();
  // The page of a newly due article may not be rendered yet.
  const entries = about.entries.filter((entry) => isShown(entry) && pages.paths.has(entry.path));
  const feed = new Feed({
    id: `${siteUrl}${about.path}`,
    link: `${siteUrl}${about.path}`,
    title: about.title,
    description: about.description,
    language,
    copyright: about.copyright,
    // A language may have no articles yet.
    updated: new Date(Math.max(0, ...entries.map(({ changed }) => Date.parse(changed)))),
    feedLinks: { atom: `${siteUrl}${feedPaths.atom}`, json: `${siteUrl}${feedPaths.json}` },
  });
  for (const { path, idPath, title, description, author, published, changed } of entries) {
    const page = await pages.page(path);
    feed.addItem({
      id: `${siteUrl}${idPath}`,
      link: `${siteUrl}${path}`,
      title,
      description,
      content: toText(String(page.variants.identity), `${siteUrl}${path}`),
      author: [{ name: author }],
      published: new Date(published),
      date: new Date(changed),
    });
  }
  return feed;
}

/** The package declares titles and summaries as HTML without escaping them. */
export function toAtom({ options, items }: Feed): string {
  const feed = new Feed(options);
  for (const item of items) {
    feed.addItem({ ...item, title: String(html`${item.title}`), description: String(html`${item.description}`) });
  }
  return feed.atom1().replace("<feed ", `<feed xml:lang="${options.language}" `).replaceAll(noXml, "");
}

/** Adds the language, because the package writes JSON Feed 1.0, which has none. */
export function toJsonFeed(feed: Feed): string {
  const { language } = feed.options;
  return JSON.stringify({ ...JSON.parse(feed.json1()), version: "https://jsonfeed.org/version/1.1", language });
}

/** Characters forbidden in XML, even as references. A single one makes readers reject the feed. */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Adds the page's language and direction, and makes URLs absolute. @throws Error if the page has no article */
function toText(page: string, address: string): string {
  const document = parsePage(page);
  const [root] = findElements(document, "html");
  const [text] = findElements(document, "div").filter((part) => getAttribute(part, "data-article-text") !== undefined);
  if (!text || !root) throw new Error(`${address} has no text for the feed.`);
  for (const [name, attribute] of [
    ["a", "href"],
    ["img", "src"],
  ] as const) {
    for (const element of findElements(text, name)) {
      const value = getAttribute(element, attribute);
      if (value) setAttribute(element, attribute, new URL(value, address).href);
    }
  }
  const [language = "en", direction = "ltr"] = ["lang", "dir"].map((name) => getAttribute(root, name));
  return String(html`<div lang="${language}" dir="${direction}">${raw(serializeContent(text))}</div>`);
}
