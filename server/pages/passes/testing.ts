import type { Asset } from "../../http/asset-store.ts";
import type { StoredPage } from "../make-page.ts";
import { parsePage, serializeContent } from "./html-tree.ts";
import type { Pass, PassContext } from "./pass.ts";

export function asset(text: string, contentType = "text/plain"): Asset {
  return { contentType, immutable: true, tag: "", variants: { identity: Buffer.from(text), br: null, gzip: null } };
}

export function storedPage(title = "", status = 200): StoredPage {
  return {
    status,
    contentType: "text/html; charset=utf-8",
    title,
    description: "",
    handle: {},
    tag: title,
    scriptSources: [],
    styleSources: [],
    variants: { identity: Buffer.from(title), br: null, gzip: null },
  };
}

export function runPass(
  pass: Pass,
  { head = "", body = "" }: { head?: string; body?: string },
  context: Partial<PassContext> = {},
): string {
  const document = parsePage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);
  pass(document, {
    path: "/",
    status: 200,
    siteUrl: "https://larkpost.example",
    assets: new Map(),
    english: new Set(),
    ...context,
  });
  return serializeContent(document);
}
