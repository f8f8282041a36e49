import { prefixedPath } from "#shared/prefixed-path.ts";
import { prefix } from "#words/language.ts";

/**
 * In copy, code and comparisons paths have no language prefix: this is the only way from one to a link, a form or a landing. Paths that are
 * no pages of this site stay. `path` may have a query and a hash.
 */
export function localizedPath(path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? prefixedPath(prefix, path) : path;
}
