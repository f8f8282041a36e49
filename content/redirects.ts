export const redirects: ReadonlyMap<string, string> = new Map([
  ["/blog", "/articles"],
  ["/templates/half-year-check", "/templates/time-for-a-trim"],
]);
