import { createHash } from "node:crypto";
import type { Asset } from "./asset-store.ts";
import { compress, type Variants } from "../http/encoding.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { inlineDrawings } from "./inline-drawings.ts";
import { inlineStyles } from "./inline-styles.ts";
import { inlineSymbols } from "./inline-symbols.ts";
import { addModuleIntegrity } from "./module-integrity.ts";
import { addStructuredData } from "./structured-data.ts";

export interface StoredPage {
  status: number;
  title: string;
  description: string;
  /** Strong entity tag of the uncompressed body, without the encoding's suffix and the quotes. */
  tag: string;
  /** `'sha256-…'` sources of the page's inline scripts and styles, for its policy. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  variants: Variants;
  /** Whether its copies are as small as they get, or were compressed quickly. */
  smallest: boolean;
}

/** Completes a rendered page with what the app leaves to the server, and compresses it. */
export async function storePage(
  { path, status, html }: { path: string; status: number; html: string },
  assets: ReadonlyMap<string, Asset>,
  siteUrl: string,
): Promise<StoredPage> {
  const title = readText(html, /<title>([^<]*)<\/title>/);
  const styled = addModuleIntegrity(inlineStyles(inlineSymbols(inlineDrawings(html, assets), assets), assets), assets);
  const complete = status === 200 ? addStructuredData(styled, { path, title }, siteUrl) : styled;
  const body = Buffer.from(complete);
  return {
    status,
    title,
    description: readText(html, /<meta name="description" content="([^"]*)"/),
    tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    ...inlineHashes(complete),
    variants: await compress(body, "quick"),
    smallest: false,
  };
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The first capture of a pattern in the served page, with React's five entities turned back. */
function readText(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1] ?? "";
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
