import type { MetaDescriptor } from "react-router";
import { feedPaths } from "#content/articles.ts";
import { site } from "#content/site.ts";

/** The title and description of a page, for the tab, for search and for shared links. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  const full = pageTitle(title);
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Where feed readers find the articles. */
export const feedMeta: MetaDescriptor[] = [
  { tagName: "link", rel: "alternate", type: "application/atom+xml", href: feedPaths.atom, title: site.name },
  { tagName: "link", rel: "alternate", type: "application/feed+json", href: feedPaths.json, title: site.name },
];

/** Of every picture in public/og, as `scripts/draw/social-cards.ts` draws it. */
export const cardSize = { width: "1200", height: "630" };

/** The title of a page as the tab shows it: always with the site's name. */
export function pageTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} · ${site.name}`;
}
