import { type CachedResponse, compress, createCachedResponse, computeTag } from "@site/http";
import { type AiCrawler, aiCrawlers } from "#content/ai-crawlers.ts";
import { feedPaths } from "#content/feed-paths.ts";
import { isShown, plannedDocumentsPath } from "#content/planned-times.ts";
import { profiles } from "#content/profiles.ts";
import { site } from "#content/brand/site.ts";
import { prefixedPath } from "#shared/prefixed-path.ts";
import { isListed } from "#shared/route-handle.ts";
import { servicePaths } from "#shared/paths.ts";
import { closedHeaders } from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.ts";
import { articleFeed, toAtom, toJsonFeed } from "./article-feed.ts";
import { isListedIn } from "./languages.ts";
import type { PageCache } from "./page-cache.ts";
import type { LanguagePages, Sites } from "./sites.ts";

/** Compresses again only if the text changed. @param maxAge seconds for browsers and proxies */
function cacheText(
  contentType: string,
  compose: () => string | Promise<string>,
  maxAge = 60,
): () => Promise<CachedResponse> {
  const prepare = async (body: Buffer<ArrayBuffer>): Promise<CachedResponse> => {
    const headers = { ...closedHeaders, "Content-Type": contentType, "Cache-Control": `public, max-age=${maxAge}` };
    return createCachedResponse(200, computeTag(body), await compress(body, "quick"), headers);
  };
  let last = "";
  let cached: Promise<CachedResponse> | null = null;
  return async () => {
    const text = await compose();
    if (text !== last || cached === null) cached = prepare(Buffer.from(text));
    last = text;
    return cached;
  };
}

type Routes = Pick<PageCache, "paths" | "getHandle">;

async function publicPaths({ paths, getHandle, siteData }: Routes & Pick<PageCache, "siteData">): Promise<string[]> {
  const data = await siteData();
  return [...paths].filter((path) => isListed(getHandle(path)) && isListedIn(data, path));
}

/** Maximum per sitemap (https://www.sitemaps.org/protocol.html). Each language gets an equal share, pages first. */
const maxAddresses = 50_000;

/** A header links to the file, so the content security policy needs no exception. */
export const prefetchRulesPath = "/prefetch-rules.json";

/**
 * Prefetches links on hover or press (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API), except those
 * with a query or to private pages, which may act when opened.
 */
function prefetchRules(sites: readonly { prefix: string; pages: Routes }[]): string {
  const privatePaths = sites.map(({ prefix, pages: { paths, getHandle } }) =>
    [...paths].filter((path) => getHandle(path).isPrivate).map((path) => prefix + path),
  );
  const others = [...privatePaths.flat(), "/*\\?(.+)"];
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: others } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}

export function discoveryFiles(
  { siteUrl, profile }: Pick<Settings, "siteUrl" | "profile">,
  { prefix, pages }: LanguagePages,
  sites: Sites,
): ReadonlyMap<string, () => Promise<CachedResponse>> {
  const sitemap = async (): Promise<string> => {
    const listed = await Promise.all(
      sites.map(async (site) => {
        const data = await site.pages.siteData();
        const records = (await site.pages.recordPages()).filter((path) => isListedIn(data, path));
        const paths = [...(await publicPaths(site.pages)), ...records];
        const { lastChanges, feed } = data;
        const share = Math.floor(maxAddresses / sites.length);
        return { ...site, paths: new Set(paths.slice(0, share)), lastChanges, feed };
      }),
    );
    const listAlternates = (path: string): string => {
      const having = listed.filter(({ paths }) => paths.has(path));
      if (having.length < 2) return "";
      const [first] = having;
      return [
        ...having.map(({ code, prefix: own }) => [code, own] as const),
        ["x-default", first?.prefix ?? ""] as const,
      ]
        .map(
          ([code, own]) =>
            `<xhtml:link rel="alternate" hreflang="${code}" href="${siteUrl + prefixedPath(own, path)}"/>`,
        )
        .join("");
    };
    const entries = listed.flatMap(({ paths, lastChanges, feed, prefix: own }) =>
      Array.from(paths, (path) => {
        const day =
          lastChanges[path] ??
          (path === feed.path ? feed.entries.find((entry) => isShown(entry))?.published : undefined);
        const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
        return `  <url><loc>${siteUrl + prefixedPath(own, path)}</loc>${lastmod}${listAlternates(path)}</url>`;
      }),
    );
    const alternates = sites.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates}>\n${entries.join("\n")}\n</urlset>\n`;
  };
  const summary = async (): Promise<string> => {
    const links: string[] = [];
    // Pages are read one by one, so other requests are served in between.
    for (const path of await publicPaths(pages)) {
      const { title, description } = await pages.page(path);
      links.push(`- [${title}](${siteUrl + prefixedPath(prefix, path)}): ${description}`);
    }
    return `# ${site.name}\n\n> ${(await pages.siteData()).description}\n\n## Pages\n\n${links.join("\n")}\n`;
  };
  const feed = () => articleFeed(siteUrl + prefix, pages);
  const files = new Map([
    [feedPaths.atom, cacheText("application/atom+xml; charset=utf-8", async () => toAtom(await feed()))],
    [feedPaths.json, cacheText("application/feed+json; charset=utf-8", async () => toJsonFeed(await feed()))],
    ["/llms.txt", cacheText("text/plain; charset=utf-8", summary)],
    [plannedDocumentsPath, cacheText("application/json; charset=utf-8", () => plannedDocuments(pages))],
  ]);
  // The remaining files cover all languages.
  if (prefix !== "") return files;
  files.set(
    "/robots.txt",
    cacheText("text/plain; charset=utf-8", () => robotsText(siteUrl, aiCrawlers)),
  );
  files.set("/sitemap.xml", cacheText("application/xml; charset=utf-8", sitemap));
  files.set(
    prefetchRulesPath,
    cacheText("application/speculationrules+json", () => prefetchRules(sites)),
  );
  if (profiles[profile].cookieNotice === "remembered") {
    files.set(
      "/.well-known/gpc.json",
      cacheText("application/json", () => JSON.stringify(privacyControl)),
    );
  }
  return files;
}

async function plannedDocuments({ paths, siteData }: PageCache): Promise<string> {
  const { plannedDocuments: documents } = await siteData();
  return JSON.stringify(documents.filter((document) => isShown(document) && paths.has(document.to)));
}

/** Date from which Global Privacy Control is respected (https://www.w3.org/TR/gpc/, "GPC Support Resource"). */
const privacyControl = { gpc: true, lastUpdate: "2026-11-25" };

/** Covers every API version. */
const noPages = Object.values(servicePaths).map((path) => `Disallow: ${path.replace(/v\d+$/, "")}`);

/** A crawler follows only the most specific group, so each group repeats all rules. */
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
