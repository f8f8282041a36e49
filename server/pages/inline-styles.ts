import type { Asset } from "./asset-store.ts";
import { readSheet, type Sheet, splitStyles } from "./critical-styles.ts";
import { endOfFirstScreen, hasLaterElements, insertAfterMain } from "./first-screen.ts";

/**
 * What follows the first screen is not shown before its styles are there. Outside of all layers, so that nothing in one shows it.
 */
function followingOf(html: string): string {
  return hasLaterElements(html) ? "main>*~*,[data-later]" : "main>*~*";
}

const readSheets = new WeakMap<Asset, Sheet>();

/** Nearly every sheet is on every page. */
function sheetOf(asset: Asset): Sheet {
  const sheet = readSheets.get(asset) ?? readSheet(asset.variants.identity.toString("utf8"));
  readSheets.set(asset, sheet);
  return sheet;
}

/**
 * Puts the styles of a page into the page, one round trip less before the first paint: those of the first screen before it, so that
 * both come with the first packets, and the rest behind `main`. The `<link>` elements stay, `disabled`, so that they load nothing
 * and React still finds what it rendered when it hydrates.
 */
export function inlineStyles(html: string, assets: ReadonlyMap<string, Asset>): string {
  const sheets: Sheet[] = [];
  const linked = html.replace(
    /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g,
    (link, href: string, rest: string) => {
      // React Router marks the styles of a module that is also imported lazily by an empty fragment. One such link left
      // before the inlined styles would put the cascade layers in another order.
      const asset = assets.get(href.replace(/#$/, ""));
      if (!asset) return link;
      sheets.push(sheetOf(asset));
      return `<link rel="stylesheet" href="${href}"${rest} disabled/>`;
    },
  );
  if (sheets.length === 0) return html;
  const { critical, later } = splitStyles(sheets, html.slice(0, endOfFirstScreen(html)));
  // Before the links: back on this page the router enables them, and a page's own sheet above the first mention of the
  // layers would put those in another order.
  const following = followingOf(html);
  const first = `<style>${critical}${following}{display:none}</style>`;
  const complete = linked.replace('<link rel="stylesheet"', (link) => `${first}${link}`);
  // Browsers without layers know no `revert-layer` either.
  return insertAfterMain(complete, `<style>${later}${following}{display:block;display:revert-layer}</style>`);
}
