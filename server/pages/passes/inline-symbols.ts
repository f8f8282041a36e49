import { parseFragment } from "parse5";
import {
  append,
  attributeOf,
  createElement,
  findElements,
  prepend,
  requireElement,
  setAttribute,
} from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/** Avoids the page's other ids. */
const symbolPrefix = "symbol-";

const spriteAddress = /^\/(assets\/sprite-[^/]+|app\/drawings\/sprite)\.svg$/;

/**
 * Inlined symbols are painted with the page's text, without a request for the whole sprite. What an island renders
 * later takes them from the file. The ids get a prefix, because the page has ids of its own.
 * @throws Error where the sprite lacks a symbol
 */
export const inlineSymbols: Pass = (document, { assets }) => {
  const needed = new Set<string>();
  // The folder may hold several sprites.
  let address = "";
  for (const use of findElements(document, "use")) {
    const [file = "", id = ""] = (attributeOf(use, "href") ?? "").split("#");
    if (!spriteAddress.test(file)) continue;
    address = file;
    needed.add(id);
    setAttribute(use, "href", `#${symbolPrefix}${id}`);
  }
  if (needed.size === 0) return;
  const sprite = assets.get(address);
  if (!sprite) throw new Error("The sprite was not built.");
  const hidden = createElement("span", { hidden: "" });
  const symbols = createElement("svg", {});
  append(hidden, symbols);
  for (const symbol of findElements(parseFragment(sprite.variants.identity.toString("utf8")), "symbol")) {
    const id = attributeOf(symbol, "id") ?? "";
    if (!needed.delete(id)) continue;
    setAttribute(symbol, "id", symbolPrefix + id);
    append(symbols, symbol);
  }
  if (needed.size > 0) throw new Error(`The sprite has no symbol ${[...needed].join(", ")}.`);
  prepend(requireElement(document, "body"), hidden);
};
