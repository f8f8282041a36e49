/** The business: change it here and nowhere else. */
export const site = {
  name: "Larkpost",
  /** Used where no SITE_URL is set; a reserved example domain until the business has its own. */
  origin: "https://larkpost.example",
  currency: "USD",
} as const;
