import type { Asset } from "./asset-store.ts";
import { endOfFirstScreen, insertAfterMain } from "./first-screen.ts";

/** As Vite names `app/drawings/sprite.svg`. */
const spriteAddress = /^\/assets\/sprite-[^/]+\.svg$/;

/**
 * Puts the symbols that a page shows by `<use>` into the page: they are painted with its text, and no request for the whole
 * sprite comes before its largest paint. What React renders later takes them from the file, as everything does in development.
 * The ids get a prefix, since the page has its own (served-markup.tsx knows it, too). Those of the first screen stand first in the
 * body, the others behind `main`: in both places React passes over an element it does not know.
 */
export function inlineSymbols(html: string, assets: ReadonlyMap<string, Asset>): string {
  const [address, sprite] = [...assets].find(([path]) => spriteAddress.test(path)) ?? [];
  if (!address || !sprite) return html;
  const end = endOfFirstScreen(html);
  const wanted = new Set<string>();
  const first = new Set<string>();
  const referring = html.replace(
    /(<use\b[^>]*? href=")([^"#]+)#([^"]+)"/g,
    (use, start: string, file: string, id: string, position: number) => {
      if (file !== address) return use;
      wanted.add(id);
      if (position < end) first.add(id);
      return `${start}#symbol-${id}"`;
    },
  );
  const symbols = [...sprite.variants.identity.toString("utf8").matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)]
    .filter(([, id = ""]) => wanted.delete(id))
    .map(([symbol, id = ""]) => ({ isFirst: first.has(id), markup: symbol.replace('id="', 'id="symbol-') }));
  if (wanted.size > 0) throw new Error(`The sprite has no symbol ${[...wanted].join(", ")}.`);
  const hold = (isFirst: boolean): string => {
    const held = symbols.filter((symbol) => symbol.isFirst === isFirst).map(({ markup }) => markup);
    return held.length > 0 ? `<svg hidden>${held.join("")}</svg>` : "";
  };
  return insertAfterMain(referring, hold(false)).replace(/<body[^>]*>/, (body) => `${body}${hold(true)}`);
}
