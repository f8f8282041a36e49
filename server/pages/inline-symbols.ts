import type { Asset } from "./asset-store.ts";

/** As Vite names `app/drawings/sprite.svg`. */
const spriteAddress = /^\/assets\/sprite-[^/]+\.svg$/;

/**
 * Puts the symbols that a page shows by `<use>` into the page: they are painted with its text, and no request for the whole
 * sprite comes before its largest paint. What React renders later takes them from the file, as everything does in development.
 * The ids get a prefix, since the page has its own (served-markup.tsx knows it, too), and the symbols stand first in the body, where React passes over an
 * element it does not know.
 */
export function inlineSymbols(html: string, assets: ReadonlyMap<string, Asset>): string {
  const [address, sprite] = [...assets].find(([path]) => spriteAddress.test(path)) ?? [];
  if (!address || !sprite) return html;
  const wanted = new Set<string>();
  const referring = html.replace(/(<use\b[^>]*? href=")([^"#]+)#([^"]+)"/g, (use, start: string, file, id: string) => {
    if (file !== address) return use;
    wanted.add(id);
    return `${start}#symbol-${id}"`;
  });
  if (wanted.size === 0) return html;
  const symbols = [...sprite.variants.identity.toString("utf8").matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)]
    .filter(([, id = ""]) => wanted.delete(id))
    .map(([symbol]) => symbol.replace('id="', 'id="symbol-'));
  if (wanted.size > 0) throw new Error(`The sprite has no symbol ${[...wanted].join(", ")}.`);
  return referring.replace(/<body[^>]*>/, (body) => `${body}<svg hidden>${symbols.join("")}</svg>`);
}
