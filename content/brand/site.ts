/** The business's details, defined only here. */
export const site = {
  name: "Larkpost",
  /** The name in file names, and as people search for it. */
  slug: "larkpost",
  /** Used without SITE_URL; a reserved example domain until the business has its own. */
  origin: "https://larkpost.example",
  currency: "USD",
} as const;
