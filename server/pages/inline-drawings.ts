import type { Asset } from "./asset-store.ts";

/**
 * Puts the drawings of the first screen (`eager`) into the page, where they are the largest that is painted: there they come with
 * its words, as a file one round trip later. React takes a page as it was served, so the address stays; what it renders later shows
 * the file. Where it will soon render the same drawing again, in a list that the page reads, the file is still asked for ahead.
 */
export function inlineDrawings(html: string, assets: ReadonlyMap<string, Asset>): string {
  const readsList = / data-read="/.test(html);
  const inlined = new Set<string>();
  const complete = html.replace(
    /(<img\b[^>]*? src=")([^"]+\.svg)("[^>]*? loading="eager")/g,
    (image, start: string, file: string, rest: string) => {
      const drawing = assets.get(file);
      if (!drawing) return image;
      inlined.add(file);
      return `${start}${dataAddress(drawing.variants.identity.toString("utf8"))}${rest}`;
    },
  );
  return complete.replace(/<link rel="preload" as="image" href="([^"]+)"[^>]*>/g, (preload, file: string) =>
    inlined.has(file) && !readsList ? "" : preload,
  );
}

/** Only what an address or an attribute cannot hold is written out, and what would look like a tag of the page. */
function dataAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing.replace(/[%#<>"\n\r\t]/g, encodeURIComponent)}`;
}
