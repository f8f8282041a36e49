/** Names that the inline scripts, components, styles and the server's passes share. `page-names.test.ts` compares the styles with them. */

/** Keys of the browser's storage. */
export const storageKeys = {
  theme: "larkpost-theme",
  session: "larkpost-session",
  consent: "larkpost-consent",
  /** What opens the conversation with the team on this device (app/data/stored-thread.ts). */
  conversation: "larkpost-conversation",
  /** A link in an open conversation was followed: the next page of this tab shows it again (app/shell/chat/chat.island.tsx). */
  openChat: "larkpost-chat",
  /** Set while the cookie notice stays away after Accept, in this tab (app/browser/accepted-notice.ts). */
  accepted: "larkpost-accepted",
  /** The service of a card that was pressed, until its page is shown (app/pages/home/choose-service.enhance.ts). */
  chosenService: "larkpost-service",
  /** The text that the visitor wrote at home or on /demo, in this tab (app/shell/own-line.ts). */
  ownLine: "larkpost-line",
  /** The shop, goal and name that the visitor chose on /demo, in this tab (app/pages/demo/use-demo.ts). */
  demo: "larkpost-demo",
  /** The plans that the visitor chose, until they are used (app/calculator/chosen-plans.ts). */
  plans: "larkpost-plans",
} as const;

/** Classes of the root element. */
export const rootClasses = {
  /** Set by start.ts before the first paint: the page is going to react to input. */
  scripts: "scripts",
  /** The address asks for another choice than the one served, and its island does not show it yet. */
  chosen: "chosen",
  /** The page is loaded and idle. */
  loaded: "loaded",
  /** The page was opened at its top: what stands below the window is laid out when it comes near (skip.css). */
  fromTop: "from-top",
  /** The cookie notice was accepted on an earlier page (S1.4). */
  accepted: "accepted",
} as const;

export const elementIds = {
  publicSettings: "public-settings",
  cookieNotice: "cookie-notice",
  rememberedNotice: "remembered-notice",
  siteSearch: "site-search",
  cookieCategories: "cookie-categories",
} as const;

/** Media of the fonts and the late styles: at once without scripts, otherwise when start.ts changes it after the first paint. */
export const lateMedia = "(scripting: none)";
/** Name of the late styles in the build (vite.config.ts), which is how the pages find them. */
export const lateSheetName = "late";

/** Prefix of the ids of a page's symbols, because the page has other ids of its own. */
export const symbolPrefix = "symbol-";

/** Paths at which error pages are rendered. The server sends them in response to requests for other addresses (app/pages/not-found/page.tsx). */
export const errorPaths = { fault: "/500", sendingNeedsScripts: "/405" } as const;

/** Widths of the window, in rem, at which a style changes. Scripts use the two that have a name. */
export const breakpoints = {
  phone: 44,
  menuRow: 60,
  others: [23, 64, 70],
} as const;

export const phoneQuery = `(max-width: ${breakpoints.phone}rem)`;
/** From here on the menu is a row. */
export const menuRowQuery = `(min-width: ${breakpoints.menuRow}.01rem)`;
