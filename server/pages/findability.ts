import { type AiCrawler, aiCrawlers } from "#content/ai-crawlers.ts";
import { articlePath, articles, articlesPath, feedPaths, shownArticles } from "#content/articles.ts";
import { changes } from "#words/changelog.ts";
import { siteWords } from "#words/site.ts";
import { hasTimes, plannedDocumentsPath } from "#content/planned-times.ts";
import { profiles } from "#content/profiles.ts";
import { site } from "#content/site.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { servicePaths } from "#shared/service-paths.ts";
import type { HeldResponse } from "@site/http";
import { holdText } from "../http/held-text.ts";
import { articleFeed, atomOf } from "./article-feed.ts";
import type { StoredPage } from "./make-page.ts";
import type { PageStore } from "./page-store.ts";
import type { Settings } from "../settings/settings.ts";

/** The pages for everyone, which are therefore in the sitemap. */
export function publicPages(pages: PagesByPath): Promise<NamedPage[]> {
  return pagesOf(pages, ({ isPrivate, isUnlisted }) => !isPrivate && !isUnlisted);
}

type PagesByPath = Pick<PageStore, "paths" | "page">;
type NamedPage = StoredPage & { path: string };

async function pagesOf({ paths, page }: PagesByPath, has: (handle: RouteHandle) => boolean): Promise<NamedPage[]> {
  const all = await Promise.all([...paths].map(async (path) => ({ path, ...(await page(path)) })));
  return all.filter(({ handle }) => has(handle));
}

/** Where the rules for prefetching are. Pages name it in a header, which their policy needs no exception for. */
export const prefetchRulesPath = "/prefetch-rules.json";

/**
 * Browsers that know these rules fetch a page of this site at the hover over a link or the press on it
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Not the pages about one visitor, which a link of an email opens and which may act
 * at once, and none with a query.
 */
async function prefetchRules(pages: PagesByPath): Promise<string> {
  const privatePages = await pagesOf(pages, ({ isPrivate }) => isPrivate === true);
  const others = [...privatePages.map(({ path }) => path), "/*\\?(.+)"];
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: others } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}

/** Where IndexNow finds the key, which proves that an announcement comes from this site. */
export const keyFilePath = (key: string): string => `/${key}.txt`;

/** Files for search engines, browsers and other programs, with the addresses of this site, by their paths. */
export function findabilityFiles(
  { siteUrl, profile, indexNowKey }: Pick<Settings, "siteUrl" | "profile" | "indexNowKey">,
  pages: PageStore,
): ReadonlyMap<string, () => Promise<HeldResponse>> {
  const sitemap = async (): Promise<string> => {
    const paths = [...(await publicPages(pages)).map(({ path }) => path), ...(await pages.recordPages())];
    const entries = paths.map((path) => {
      const day = lastChange.get(path) ?? (path === articlesPath ? shownArticles()[0]?.date : undefined);
      return `  <url><loc>${siteUrl}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  };
  const summary = async (): Promise<string> => {
    const links = (await publicPages(pages)).map(
      ({ path, title, description }) => `- [${title}](${siteUrl}${path}): ${description}`,
    );
    return `# ${site.name}\n\n> ${siteWords.description}\n\n## Pages\n\n${links.join("\n")}\n`;
  };
  const feed = () => articleFeed(siteUrl, pages);
  const files = new Map([
    [feedPaths.atom, holdText("application/atom+xml; charset=utf-8", async () => atomOf(await feed()))],
    [feedPaths.json, holdText("application/feed+json; charset=utf-8", async () => (await feed()).json1())],
    ["/robots.txt", holdText("text/plain; charset=utf-8", () => robotsText(siteUrl, aiCrawlers))],
    ["/sitemap.xml", holdText("application/xml; charset=utf-8", sitemap)],
    ["/llms.txt", holdText("text/plain; charset=utf-8", summary)],
    [plannedDocumentsPath, holdText("application/json; charset=utf-8", () => plannedDocuments(pages))],
    [prefetchRulesPath, holdText("application/speculationrules+json", () => prefetchRules(pages), 3_600)],
  ]);
  if (indexNowKey !== null)
    files.set(
      keyFilePath(indexNowKey),
      holdText("text/plain; charset=utf-8", () => indexNowKey),
    );
  if (profiles[profile].cookieNotice === "remembered") {
    files.set(
      "/.well-known/gpc.json",
      holdText("application/json", () => JSON.stringify(privacyControl)),
    );
  }
  return files;
}

/** What a search finds of the articles and templates with planned times. Loaded on use: it holds all words of the site. */
async function plannedDocuments({ paths }: PagesByPath): Promise<string> {
  const { searchDocuments } = await import("#content/search-data.ts");
  return JSON.stringify(searchDocuments.filter((document) => hasTimes(document) && paths.has(document.to)));
}

/** The days of the last change that a page itself states. Of other pages none is known, so the sitemap says nothing. */
const lastChange: ReadonlyMap<string, string> = new Map([
  ...articles.map((article) => [articlePath(article), article.updated ?? article.date] as const),
  ...[changes[0]].flatMap((newest) => (newest ? [["/changelog", newest.date] as const] : [])),
]);

/** Says that Global Privacy Control is respected, and since when (https://www.w3.org/TR/gpc/, "GPC Support Resource"). */
const privacyControl = { gpc: true, lastUpdate: "2026-11-25" };

/** The services, in any version. */
const noPages = Object.values(servicePaths).map((path) => `Disallow: ${path.replace(/v\d+$/, "")}`);

/**
 * The text of robots.txt: one group for all who are not named, one for the AI crawlers that may read and one for those that may
 * not. A crawler obeys the one group that names it, so each group says everything.
 */
export function robotsText(siteUrl: string, crawlers: readonly AiCrawler[]): string {
  const named = (allowed: boolean) =>
    crawlers.filter((crawler) => crawler.allowed === allowed).map(({ name }) => `User-agent: ${name}`);
  const groups = [
    ["User-agent: *", "Allow: /", ...noPages],
    [...named(true), "Allow: /", ...noPages],
    [...named(false), "Disallow: /"],
  ].filter(([first = ""]) => first.startsWith("User-agent:"));
  return `${[...groups, [`Sitemap: ${siteUrl}/sitemap.xml`]].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
