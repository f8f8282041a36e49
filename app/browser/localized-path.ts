import { prefixedPath } from "#shared/prefixed-path.ts";
import { prefix } from "#words/language.ts";

/** Use for every link. Leaves paths without a page unchanged. Accepts a query and a hash. */
export function localizedPath(path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? prefixedPath(prefix, path) : path;
}
