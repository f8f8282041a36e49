/** For example "/case-studies/…" for any case study. */
export const routePattern = (path: string): string => path.replace(/^(\/[^/]+)\/.+$/, "$1/…");
