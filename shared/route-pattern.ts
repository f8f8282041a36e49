/** What a page is one of: "/case-studies/…" for the page of any case study. */
export const routePattern = (path: string): string => path.replace(/^(\/[^/]+)\/.+$/, "$1/…");
