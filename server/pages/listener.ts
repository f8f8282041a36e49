import type { IncomingMessage } from "node:http";
import { networkAddress, networksOf } from "../http/client-address.ts";
import { closedHeaders, pageHeaders } from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.server.ts";
import { type RawResponse, respondFrom, type HeldResponse, holdResponse } from "../http/held-response.ts";
import type { Asset } from "./asset-store.ts";
import type { PageStore } from "./page-store.ts";
import type { StoredPage } from "./stored-page.ts";

/** Answers for pages and files, all from memory. A part of a list that has to be rendered first is a promise. */
export function createPageResponder(
  pages: PageStore,
  assets: ReadonlyMap<string, Asset>,
  settings: Settings,
): (request: IncomingMessage) => RawResponse | Promise<RawResponse> {
  const known = new Set(pages.paths);
  const files = new Map([...assets].map(([path, asset]) => [path, holdAsset(asset)]));
  const heldPages = new WeakMap<StoredPage, HeldResponse>();
  const heldPage = (page: StoredPage): HeldResponse => {
    const held = heldPages.get(page) ?? holdPage(page, settings);
    heldPages.set(page, held);
    return held;
  };

  const answer = (method: string, request: IncomingMessage): RawResponse => {
    const { address, path, mark } = partsOf(request);
    if (method !== "GET" && method !== "HEAD") {
      const refusal = respondFrom(method, request.headers, heldPage(pages.refusal(405)));
      refusal.headers.push("Allow", "GET, HEAD");
      return refusal;
    }
    const file = files.get(path);
    if (file) return respondFrom(method, request.headers, file);
    // Only a known page is redirected to, so that `//elsewhere.example/` can't become a redirect off the site.
    const bare = path.replace(/\/+$/, "");
    if (bare !== path && known.has(bare)) return redirect(bare + (mark === -1 ? "" : address.slice(mark)));
    return respondFrom(method, request.headers, heldPage(pages.page(path)));
  };

  /** The answer with a further part of a list, or null where none is asked for. */
  const findPart = (method: string, request: IncomingMessage): Promise<RawResponse> | null => {
    const { address, path, mark } = partsOf(request);
    if (mark === -1 || (method !== "GET" && method !== "HEAD")) return null;
    // The widest, because who commands one commands every network within it.
    const share = () => networksOf(networkAddress(request, settings.trustedProxyCount)).at(-1)?.key ?? "";
    const part = pages.part(path, address.slice(mark + 1), share);
    return part && part.then((page) => respondFrom(method, request.headers, heldPage(page)));
  };

  return (request) => {
    const method = request.method ?? "GET";
    return findPart(method, request) ?? answer(method, request);
  };
}

/** The address asked for, its path, and where its query begins (-1: nowhere). */
function partsOf(request: IncomingMessage): { address: string; path: string; mark: number } {
  const address = request.url ?? "/";
  const mark = address.indexOf("?");
  return { address, path: mark === -1 ? address : address.slice(0, mark), mark };
}

function redirect(location: string): RawResponse {
  const headers = { ...closedHeaders, Location: location };
  return { status: 308, headers: [...Object.entries(headers).flat(), "Content-Length", "0"], body: null };
}

function holdPage(page: StoredPage, settings: Settings): HeldResponse {
  return holdResponse(page.status, page.tag, page.variants, {
    ...pageHeaders(page, settings),
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": page.status === 200 ? "public, max-age=0, must-revalidate" : "no-store",
  });
}

function holdAsset(asset: Asset): HeldResponse {
  return holdResponse(200, asset.tag, asset.variants, {
    ...closedHeaders,
    "Content-Type": asset.contentType,
    "Cache-Control": asset.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
}
