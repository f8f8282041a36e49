/** Such as "/case-studies/…" for all case studies. */
export const routePattern = (path: string): string => path.replace(/^(\/[^/]+)\/.+$/, "$1/…");
