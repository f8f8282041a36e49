import { attributeOf, findElements, remove, setAttribute } from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/**
 * Puts the drawings of the first screen (`eager`) into the page, where they are the largest that is painted: as files they would come
 * one round trip later. React takes a page as it was served, so the address stays; what it renders later shows the file. Where it
 * will soon render the same drawing again, in a list that the page reads, the file is still asked for ahead.
 * @throws Error where such a drawing is not among the files
 */
export const inlineDrawings: Pass = (document, { assets }) => {
  const inlined = new Set<string>();
  for (const image of findElements(document, "img")) {
    const file = attributeOf(image, "src") ?? "";
    if (attributeOf(image, "loading") !== "eager" || !file.endsWith(".svg")) continue;
    const drawing = assets.get(file);
    if (!drawing) throw new Error(`The page shows a drawing that was not built: ${file}`);
    inlined.add(file);
    setAttribute(image, "src", dataAddress(drawing.variants.identity.toString("utf8")));
  }
  if (findElements(document).some((element) => attributeOf(element, "data-read") !== undefined)) return;
  for (const link of findElements(document, "link")) {
    const isPreload = attributeOf(link, "rel") === "preload" && attributeOf(link, "as") === "image";
    if (isPreload && inlined.has(attributeOf(link, "href") ?? "")) remove(link);
  }
};

/** Only what an address or an attribute cannot hold is written out, and what would look like a tag of the page. */
function dataAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing.replace(/[%#<>"\n\r\t]/g, encodeURIComponent)}`;
}
