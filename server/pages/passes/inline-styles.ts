import { lateMedia, lateSheetName } from "#shared/late-styles.ts";
import { attributeOf, createElement, findElements, insertBefore, remove, setAttribute } from "./html-tree.ts";
import type { Pass, PassContext } from "./pass.ts";

/** Styles for parts that are closed at first (vite.config.ts). */
const lateSheet = new RegExp(`^/assets/${lateSheetName}-[^/]+\\.css$`);

/**
 * Saves one round trip before the first paint. A link whose styles a script would load too stays, `disabled`: it loads
 * nothing, and an island whose script comes later finds that its styles are there. The late sheet stays a link whose
 * `media` no browser with scripts matches, so that it delays nothing; start.ts turns it on after the first paint.
 */
export const inlineStyles: Pass = (document, { assets }) => {
  const links = findElements(document, "link").filter((link) => attributeOf(link, "rel") === "stylesheet");
  const [first] = links;
  if (!first) return;
  const texts: string[] = [];
  const unused: typeof links = [];
  for (const link of links) {
    // React Router adds an empty fragment to the address of the styles of a module that is also imported lazily. Vite,
    // which compares whole addresses, would load them again.
    const address = (attributeOf(link, "href") ?? "").replace(/#$/, "");
    setAttribute(link, "href", address);
    if (lateSheet.test(address)) {
      setAttribute(link, "media", lateMedia);
      continue;
    }
    const asset = assets.get(address);
    if (!asset) throw new Error(`The page asks for styles that were not built: ${address}`);
    texts.push(asset.variants.identity.toString("utf8"));
    if (scriptsOf(assets).includes(address.slice(1))) setAttribute(link, "disabled", "");
    else unused.push(link);
  }
  // Before the late sheet, to set the order of the cascade layers first.
  insertBefore(createElement("style", {}, texts.join("")), first);
  for (const link of unused) remove(link);
};

/** Vite lists in the scripts, by address, the styles that go with later scripts. */
function scriptsOf(assets: PassContext["assets"]): string {
  const known = scripts.get(assets);
  if (known !== undefined) return known;
  const text = [...assets]
    .flatMap(([path, { variants }]) => (path.endsWith(".js") ? [variants.identity] : []))
    .join("\n");
  scripts.set(assets, text);
  return text;
}

const scripts = new WeakMap<PassContext["assets"], string>();
