/** Names that the inline scripts, components, styles and the server's passes share. `page-names.test.ts` compares the styles with them. */

/** Keys of the browser's storage. */
export const storageKeys = {
  theme: "larkpost-theme",
  session: "larkpost-session",
  consent: "larkpost-consent",
  /** What opens the conversation with the team on this device (app/data/stored-thread.ts). */
  conversation: "larkpost-conversation",
  /** Address of the link that was followed last, until its page is shown (use-destination.ts). */
  destination: "larkpost-next",
  /** The line that the visitor wrote on the home page, in this tab (app/lib/own-line.ts). */
  ownLine: "larkpost-line",
  /** The plans that the visitor chose, until they are used (app/lib/kept-plans.ts). */
  plans: "larkpost-plans",
} as const;

/** Classes of the root element. */
export const rootClasses = {
  /** Set by early-loader.ts before the first paint: the page is going to react to input. */
  scripts: "scripts",
  /** The address asks for another part of the page than the one served (`data-hydrate="choice"`). */
  chosen: "chosen",
} as const;

/** Event on `window` once React reacts to input; from then on the root element has `data-hydrated`. */
export const hydratedEvent = "larkpost:hydrated";

export const elementIds = {
  publicSettings: "public-settings",
  cookieNotice: "cookie-notice",
} as const;

/** Type of the inline scripts that wait for hydration, and `rel` of the links to their modules (server/pages/passes/defer-scripts.ts). */
export const deferredScript = "text/deferred";
export const deferredModule = "deferred-modulepreload";

/** Media of the fonts and the late styles: at once without scripts, otherwise when early-loader.ts changes it after the first paint. */
export const lateMedia = "(scripting: none)";
/** Name of the late styles in the build (vite.config.ts), which is how the pages find them. */
export const lateSheetName = "late";

/** Prefix of the ids of a page's symbols, because the page has other ids of its own. */
export const symbolPrefix = "symbol-";

/** Paths at which error pages are rendered. The server sends them in response to requests for other addresses (routes/not-found.tsx). */
export const errorPaths = { fault: "/500", sendingNeedsScripts: "/405" } as const;

/** Widths of the window, in rem, at which a style changes. Scripts use the two that have a name. */
export const breakpoints = {
  phone: 44,
  menuRow: 60,
  others: [21, 22, 23, 23.5, 24, 26, 30, 40, 46, 64, 70, 74, 75, 76, 80, 90],
} as const;

export const phoneQuery = `(max-width: ${breakpoints.phone}rem)`;
/** From here on the menu is a row. */
export const menuRowQuery = `(min-width: ${breakpoints.menuRow}.01rem)`;
