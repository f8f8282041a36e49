import { attributeOf, findElements, remove, setAttribute } from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/**
 * Puts the drawings of the first screen (`eager`) into the page, where they are the largest paint: as files they would
 * arrive one round trip later. Hydration keeps the served markup, so the data: URL stays. An island that hydrates at
 * once will soon render the same drawing as a file, in the list that it reads, so the preload link of the file stays.
 * @throws Error where such a drawing is not among the files
 */
export const inlineDrawings: Pass = (document, { assets }) => {
  const inlined = new Set<string>();
  const islands = findElements(document).filter((element) => attributeOf(element, "data-when") === "now");
  const shownAgain = new Set(
    islands.flatMap((island) => findElements(island, "img").map((image) => attributeOf(image, "src"))),
  );
  for (const image of findElements(document, "img")) {
    const file = attributeOf(image, "src") ?? "";
    if (attributeOf(image, "loading") !== "eager" || !file.endsWith(".svg")) continue;
    const drawing = assets.get(file);
    if (!drawing) throw new Error(`The page shows a drawing that was not built: ${file}`);
    if (!shownAgain.has(file)) inlined.add(file);
    setAttribute(image, "src", dataAddress(drawing.variants.identity.toString("utf8")));
  }
  for (const link of findElements(document, "link")) {
    const isPreload = attributeOf(link, "rel") === "preload" && attributeOf(link, "as") === "image";
    if (isPreload && inlined.has(attributeOf(link, "href") ?? "")) remove(link);
  }
};

/** Only characters that a URL or an attribute can't hold, or that would look like a tag of the page. */
function dataAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing.replace(/[%#<>"\s^`{|}\\]/g, encodeURIComponent)}`;
}
