import type { ServedLanguage } from "./languages.ts";
import type { SiteData } from "#content/site-data.ts";
import type { CachedPage } from "./make-page.ts";

const entry = (name: string, published: string) => ({
  path: `/articles/${name}`,
  idPath: `/articles/${name}-first`,
  title: name,
  description: `About ${name}`,
  author: "A baker",
  published,
  changed: published,
});

export const sampleSiteData: SiteData = {
  language: "en",
  parameterPages: [{ path: "/articles/bread" }, { path: "/articles/salt" }],
  lastChanges: { "/articles/bread": "2026-11-20" },
  description: "A bakery",
  offer: { offer: "In English", dismiss: "No" },
  feed: {
    path: "/articles",
    title: "Articles",
    description: "About bread",
    copyright: "Nobody",
    entries: [entry("bread", "2026-11-20"), entry("salt", "2026-11-19")],
  },
  plannedDocuments: [],
  english: [],
  unlisted: [],
  socialCards: [],
};

export const sampleLanguage: ServedLanguage = {
  code: "en",
  name: "English",
  direction: "ltr",
  prefix: "",
  data: sampleSiteData,
};

export function cachedPage(title = "", status = 200): CachedPage {
  return {
    status,
    contentType: "text/html; charset=utf-8",
    title,
    description: "",
    handle: {},
    tag: title,
    scriptSources: [],
    styleSources: [],
    variants: { identity: Buffer.from(title), br: null, gzip: null },
  };
}
