import type { Asset } from "./asset-store.ts";

/**
 * Puts the styles of a page into the page, one round trip less before the first paint. The `<link>` elements stay,
 * `disabled`, so that they load nothing and React still finds what it rendered when it hydrates.
 */
export function inlineStyles(html: string, assets: ReadonlyMap<string, Asset>): string {
  const styles: string[] = [];
  const linked = html.replace(
    /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g,
    (link, href: string, rest: string) => {
      // React Router marks the styles of a module that is also imported lazily by an empty fragment. One such link left
      // before the inlined styles would put the cascade layers in another order.
      const asset = assets.get(href.replace(/#$/, ""));
      if (!asset) return link;
      styles.push(asset.variants.identity.toString("utf8"));
      return `<link rel="stylesheet" href="${href}"${rest} disabled/>`;
    },
  );
  if (styles.length === 0) return html;
  // Before the links: back on this page the router enables them, and a page's own sheet above the first mention of the
  // layers would put those in another order.
  const style = `<style>${styles.join("")}</style>`;
  return linked.replace('<link rel="stylesheet"', (link) => `${style}${link}`);
}
