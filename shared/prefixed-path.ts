/** A language's front page has no trailing slash. `path` may include a query and a hash. */
export const prefixedPath = (prefix: string, path: string): string =>
  prefix !== "" && path === "/" ? prefix : prefix + path;
