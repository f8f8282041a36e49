/** The business: change it here and nowhere else. */
export const site = {
  name: "Larkpost",
  /** The name in names of files, and as people type it into a search. */
  slug: "larkpost",
  /** Used without SITE_URL; a reserved example domain until the business has its own. */
  origin: "https://larkpost.example",
  currency: "USD",
} as const;
