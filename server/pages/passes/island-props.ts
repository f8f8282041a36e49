import { attributeOf, findElements, setAttribute } from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/** In characters. Shorter ones cost a page less than a request for them. */
const maxPropsLength = 400;

/**
 * Puts long props of islands into files, which the browser fetches with the island's script: who only reads a page needs none of them.
 * An island that hydrates right after the first paint keeps its own.
 */
export const islandProps: Pass = (document, { fileOf }) => {
  for (const island of findElements(document, "div")) {
    const props = attributeOf(island, "data-props") ?? "";
    if (props.length <= maxPropsLength || attributeOf(island, "data-when") === "now") continue;
    setAttribute(island, "data-props", fileOf(props) ?? props);
  }
};
