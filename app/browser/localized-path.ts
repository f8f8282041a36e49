import { prefixedPath } from "#shared/prefixed-path.ts";
import { prefix } from "#words/language.ts";

/**
 * Where a path of this site is in the language of the build. In words, code and comparisons paths have no prefix: this is the only way from
 * one to a link, a form or a landing. What is no page of this site stays as it is.
 * @param path with its query and hash
 */
export function localizedPath(path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? prefixedPath(prefix, path) : path;
}
