import { privatePaths } from "./page-store.ts";

/** Where the rules are. Pages name it in a header, which their policy needs no exception for. */
export const prefetchRulesPath = "/prefetch-rules.json";

/**
 * Browsers that know these rules fetch a page of this site at the hover over a link or the press on it
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Not the pages about one visitor, which a link of an email opens and which may act
 * at once, and none with a query.
 */
export function prefetchRules(): string {
  const others = [...privatePaths, "/*\\?(.+)"];
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: others } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
