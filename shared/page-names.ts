/** Names that the inline scripts, the components, the styles and the server's passes share. `page-names.test.ts` holds the styles to them. */

/** Keys of the browser's storage. */
export const storageKeys = {
  theme: "larkpost-theme",
  session: "larkpost-session",
  consent: "larkpost-consent",
  /** Address of the link that was followed last, until its page is shown (use-destination.ts). */
  destination: "larkpost-destination",
} as const;

/** Classes of the root element. */
export const rootClasses = {
  /** Set by early-loader.ts before the first paint: the page is going to answer. */
  scripts: "scripts",
  /** The address asks for another part of the page than the one served (`data-hydrate="choice"`). */
  chosen: "chosen",
} as const;

/** On `window`, once React answers; the root element then has `data-hydrated`. */
export const hydratedEvent = "larkpost:hydrated";

export const elementIds = {
  publicSettings: "public-settings",
  cookieNotice: "cookie-notice",
} as const;

/** Type of the inline scripts that wait for hydration, and relation of the links to their modules (server/pages/passes/defer-scripts.ts). */
export const deferredScript = "text/deferred";
export const deferredModule = "deferred-modulepreload";

/** Width up to which a window is a phone's, as in the styles. */
export const phoneQuery = "(max-width: 44rem)";
/** From here on the menu is a row. */
export const menuRowQuery = "(min-width: 60.01rem)";
