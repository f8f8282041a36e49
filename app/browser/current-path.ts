import { prefix } from "#words/language.ts";

/** The path of the page in the browser, without the prefix of its language. */
export const currentPath = (): string =>
  prefix === "" ? location.pathname : location.pathname.slice(prefix.length) || "/";
