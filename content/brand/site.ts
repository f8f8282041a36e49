export const site = {
  name: "Larkpost",
  /** Used in file names and as a search keyword. */
  slug: "larkpost",
  /** Used without SITE_URL. A domain reserved for examples. */
  origin: "https://larkpost.example",
  currency: "USD",
} as const;
