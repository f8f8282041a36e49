import { localizedPath } from "#app/browser/localized-path.ts";
import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { cardAddress, cardSize, toCardName } from "#content/card-address.ts";
import { feedPaths } from "#content/feed-paths.ts";
import { language } from "#words/language.ts";
import { siteWords } from "#words/site.ts";
import { site } from "#content/brand/site.ts";
import type { PageVersion } from "#shared/page-version.ts";
import { isListed, type RouteHandle } from "#shared/route-handle.ts";
import { pageInput } from "./page-input.ts";
import { structuredData } from "./structured-data.ts";

interface PageWords {
  title: string;
  description: string;
}

interface Card {
  name: string;
  alt: string;
}

interface MetaOptions {
  card?: Card;
  type?: "website" | "article";
  published?: string | undefined;
  changed?: string | undefined;
  /** Set for records without a translation. */
  isEnglish?: boolean;
}

export function loadShell({ context }: LoaderFunctionArgs) {
  const { settings, script, versions } = context.get(pageInput);
  return { siteUrl: settings.siteUrl, script, versions };
}

interface PageMetaArgs {
  matches: readonly [
    { loaderData: ReturnType<typeof loadShell> },
    ...({ handle?: unknown; loaderData: unknown } | undefined)[],
  ];
  location: { pathname: string; search: string };
  error?: unknown;
}

export function pageMeta(
  { matches, location, error }: PageMetaArgs,
  { title, description }: PageWords,
  { card, type = "website", published, changed, isEnglish }: MetaOptions = {},
): MetaDescriptor[] {
  const full = pageTitle(title);
  const head: MetaDescriptor[] = [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: type },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  const [root, ...others] = matches;
  const handles = others.map((match) => match?.handle as RouteHandle | undefined);
  const unlisted: MetaDescriptor[] = [...head, { name: "robots", content: "noindex" }];
  if (error != null || handles.some((handle) => handle && !isListed(handle))) return unlisted;
  const { siteUrl, versions } = root.loaderData;
  if (versions.find(({ code }) => code === language.code)?.isListed === false) return unlisted;
  // The query is part of the canonical URL only on later pages of a list.
  const query = /^\?page=\d+$/.test(location.search) ? location.search : "";
  const address = siteUrl + localizedPath(location.pathname) + query;
  const { name, alt } = card ?? { name: toCardName(location.pathname), alt: siteWords.card };
  const image = siteUrl + cardAddress(language.prefix, name);
  const facts = { siteUrl, path: location.pathname, title, description, image, address, published, changed, isEnglish };
  return [
    ...head,
    { tagName: "link", rel: "canonical", href: address },
    ...alternates(siteUrl, query, versions),
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(cardSize.width) },
    { property: "og:image:height", content: String(cardSize.height) },
    { property: "og:image:alt", content: alt },
    { "script:ld+json": structuredData(facts) },
  ];
}

function alternates(siteUrl: string, query: string, versions: readonly PageVersion[]): MetaDescriptor[] {
  const listed = versions.filter((version) => version.isListed);
  const [first, second] = listed;
  if (!first || !second) return [];
  return [...listed, { ...first, code: "x-default" }].map(({ code, address }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: code,
    href: siteUrl + address.split("?", 1)[0] + query,
  }));
}

export const feedMeta: MetaDescriptor[] = [
  {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    href: localizedPath(feedPaths.atom),
    title: site.name,
  },
  {
    tagName: "link",
    rel: "alternate",
    type: "application/feed+json",
    href: localizedPath(feedPaths.json),
    title: site.name,
  },
];

function pageTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} · ${site.name}`;
}
