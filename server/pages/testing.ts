import type { ServedLanguage } from "./languages.ts";
import type { SiteData } from "#content/site-data.ts";

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
};

export const sampleLanguage: ServedLanguage = {
  code: "en",
  name: "English",
  direction: "ltr",
  prefix: "",
  data: sampleSiteData,
};
