/** Where pages have moved, so that old links go on working: the old path, and the path that it leads to for good. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ["/blog", "/articles"],
  ["/templates/half-year-check", "/templates/time-for-a-trim"],
]);
