import { createHash } from "node:crypto";
import type { Asset } from "../../http/asset-store.ts";
import { append, attributeOf, createElement, findElements, requireElement, textOf } from "./html-tree.ts";
import type { Pass } from "./pass.ts";

/**
 * Names the hash of every script of the page in an import map, so that the browser runs none whose bytes differ, be it from a cache or
 * a network in between. Scripts of other pages, fetched on a later navigation, are not in it: all of them would cost each page 3.3 kB.
 * React Router's own option (`subResourceIntegrity`) names them all. The import map is at the end of the page, where it delays nothing.
 */
export const moduleIntegrity: Pass = (document, { assets }) => {
  const links = findElements(document, "link").filter((link) => attributeOf(link, "rel")?.endsWith("modulepreload"));
  const scripts = findElements(document, "script");
  const named = scripts.flatMap((script) => [...textOf(script).matchAll(/"(\/assets\/[^"]+\.js)"/g)]);
  const addresses = [
    ...links.map((link) => attributeOf(link, "href") ?? ""),
    ...named.map(([, address = ""]) => address),
    ...scripts.map((script) => attributeOf(script, "data-after-load") ?? ""),
  ];
  const integrity: Record<string, string> = {};
  for (const address of addresses) {
    const asset = assets.get(address);
    if (asset) integrity[address] ??= integrityOf(asset);
  }
  if (Object.keys(integrity).length === 0) return;
  const text = JSON.stringify({ integrity });
  append(requireElement(document, "body"), createElement("script", { type: "importmap" }, text));
};

const known = new WeakMap<Asset, string>();

function integrityOf(asset: Asset): string {
  const hash = known.get(asset) ?? `sha256-${createHash("sha256").update(asset.variants.identity).digest("base64")}`;
  known.set(asset, hash);
  return hash;
}
