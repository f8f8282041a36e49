import { prefix } from "#words/language.ts";

export const currentPath = (): string =>
  prefix === "" ? location.pathname : location.pathname.slice(prefix.length) || "/";
