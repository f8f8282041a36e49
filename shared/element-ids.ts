export const elementIds = {
  cookieNotice: "cookie-notice",
  rememberedNotice: "remembered-notice",
  siteSearch: "site-search",
  cookieCategories: "cookie-categories",
} as const;
