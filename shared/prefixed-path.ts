/** The address of a page of a language, whose front page has no slash at the end. @param path with its query and hash */
export const prefixedPath = (prefix: string, path: string): string =>
  prefix !== "" && path === "/" ? prefix : prefix + path;
