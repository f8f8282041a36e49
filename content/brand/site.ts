export const site = {
  name: "Larkpost",
  /** Used in file names and as a search keyword. */
  slug: "larkpost",
  /** Used if SITE_URL is unset. The domain is reserved for examples. */
  origin: "https://larkpost.example",
  currency: "USD",
} as const;
