import { type AiCrawler, aiCrawlers } from "#content/ai-crawlers.ts";
import { siteWords } from "#content/generated/site.ts";
import { profiles } from "#content/profiles.ts";
import { site } from "#content/site.ts";
import { servicePaths } from "#shared/service-paths.ts";
import { type HeldResponse, holdText } from "../http/held-response.ts";
import type { PageStore } from "./page-store.ts";
import type { Settings } from "../settings/settings.server.ts";

/** Files for search engines and other programs, with the addresses of this site, by their paths. */
export function findabilityFiles(
  { siteUrl, profile }: Pick<Settings, "siteUrl" | "profile">,
  pages: PageStore,
): ReadonlyMap<string, () => Promise<HeldResponse>> {
  const sitemap = async (): Promise<string> => {
    const paths = [...(await pages.publicPages()).map(({ path }) => path), ...(await pages.recordPages())];
    const entries = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join("\n");
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
  };
  const summary = async (): Promise<string> => {
    const links = (await pages.publicPages()).map(
      ({ path, title, description }) => `- [${title}](${siteUrl}${path}): ${description}`,
    );
    return `# ${site.name}\n\n> ${siteWords.description}\n\n## Pages\n\n${links.join("\n")}\n`;
  };
  const files = new Map([
    ["/robots.txt", holdText("text/plain; charset=utf-8", () => robotsText(siteUrl, aiCrawlers))],
    ["/sitemap.xml", holdText("application/xml; charset=utf-8", sitemap)],
    ["/llms.txt", holdText("text/plain; charset=utf-8", summary)],
  ]);
  if (profiles[profile].cookieBanner === "remembered") {
    files.set(
      "/.well-known/gpc.json",
      holdText("application/json", () => JSON.stringify(privacyControl)),
    );
  }
  return files;
}

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
