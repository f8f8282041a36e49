import { prefixedPath } from "#shared/prefixed-path.ts";
import { prefix } from "#words/language.ts";

/** The only way from a path of words or code to a link. Paths of no page stay; may have a query and a hash. */
export function localizedPath(path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? prefixedPath(prefix, path) : path;
}
