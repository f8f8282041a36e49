import { addressIn } from "#shared/address-in.ts";
import { prefix } from "#words/language.ts";

/**
 * Where a path of this site is in the language of the build. In words, code and comparisons paths have no prefix: this is the only way from
 * one to a link, a form or a landing. What is no page of this site stays as it is.
 * @param path with its query and hash
 */
export function addressOf(path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? addressIn(prefix, path) : path;
}
