import type { MetaDescriptor } from "react-router";
import { site } from "#content/site.ts";

/** The title and description of a page, for the tab, for search and for shared links. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  const full = title.includes(site.name) ? title : `${title} · ${site.name}`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
