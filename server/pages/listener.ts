import type { IncomingMessage, RequestListener } from "node:http";
import type { AccessLog } from "../http/access-log.ts";
import { requestIdOf } from "../http/request-id.ts";
import { networkAddress, networksOf } from "../http/client-address.ts";
import { refuse } from "../http/error-response.ts";
import { closedPolicy, commonHeaders, pageHeaders } from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.server.ts";
import { type Answer, answerHeld, type Held, hold } from "../http/held-response.ts";
import type { Asset } from "./asset-store.ts";
import type { PageStore } from "./page-store.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * Answers for pages and files, all from memory, straight on Node's request: most requests end here, and a web-standard
 * response for each would cost half of the throughput (docs/performance.md).
 */
export function createPageListener(
  pages: PageStore,
  assets: ReadonlyMap<string, Asset>,
  settings: Settings,
  record: AccessLog,
): RequestListener {
  const trustsProxy = settings.trustedProxyCount > 0;
  const known = new Set(pages.paths);
  const files = new Map([...assets].map(([path, asset]) => [path, holdAsset(asset)]));
  const heldPages = new WeakMap<StoredPage, Held>();
  const heldPage = (page: StoredPage): Held => {
    const held = heldPages.get(page) ?? holdPage(page, settings);
    heldPages.set(page, held);
    return held;
  };

  const answer = (method: string, request: IncomingMessage): Answer => {
    const { address, path, mark } = partsOf(request);
    if (method !== "GET" && method !== "HEAD") {
      const refusal = answerHeld(method, request.headers, heldPage(pages.refusal(405)));
      refusal.headers.push("Allow", "GET, HEAD");
      return refusal;
    }
    const file = files.get(path);
    if (file) return answerHeld(method, request.headers, file);
    // Only a known page is redirected to, so that `//elsewhere.example/` can't become a redirect off the site.
    const bare = path.replace(/\/+$/, "");
    if (bare !== path && known.has(bare)) return redirect(bare + (mark === -1 ? "" : address.slice(mark)));
    return answerHeld(method, request.headers, heldPage(pages.page(path)));
  };

  /** The answer with a further part of a list, or null where none is asked for. */
  const findPart = (method: string, request: IncomingMessage): Promise<Answer> | null => {
    const { address, path, mark } = partsOf(request);
    if (mark === -1 || (method !== "GET" && method !== "HEAD")) return null;
    // The widest, because who commands one commands every network within it.
    const share = () => networksOf(networkAddress(request, settings.trustedProxyCount)).at(-1)?.key ?? "";
    const part = pages.part(path, address.slice(mark + 1), share);
    return part && part.then((page) => answerHeld(method, request.headers, heldPage(page)));
  };

  return (request, response) => {
    const start = performance.now();
    const id = requestIdOf(request.headers["x-request-id"], trustsProxy);
    const method = request.method ?? "GET";
    const recordAs = (status: number): void =>
      record({ id, method, url: request.url ?? "", status, milliseconds: performance.now() - start });
    const send = ({ status, headers, body }: Answer): void => {
      headers.push("X-Request-Id", id);
      // A body that nobody reads (a form sent without scripts) is thrown away, so that the connection can be used again.
      if (method !== "GET" && method !== "HEAD") request.resume();
      response.writeHead(status, headers);
      response.end(body ?? undefined);
      recordAs(status);
    };
    const part = findPart(method, request);
    if (!part) return send(answer(method, request));
    part.then(send, () => {
      refuse(response, 503, id);
      recordAs(503);
    });
  };
}

/** The address asked for, its path, and where its query begins (-1: nowhere). */
function partsOf(request: IncomingMessage): { address: string; path: string; mark: number } {
  const address = request.url ?? "/";
  const mark = address.indexOf("?");
  return { address, path: mark === -1 ? address : address.slice(0, mark), mark };
}

function redirect(location: string): Answer {
  const headers = { ...commonHeaders, "Content-Security-Policy": closedPolicy, Location: location };
  return { status: 308, headers: [...Object.entries(headers).flat(), "Content-Length", "0"], body: null };
}

function holdPage(page: StoredPage, settings: Settings): Held {
  return hold(page.status, page.tag, page.variants, {
    ...pageHeaders(page, settings),
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": page.status === 200 ? "public, max-age=0, must-revalidate" : "no-store",
  });
}

function holdAsset(asset: Asset): Held {
  return hold(200, asset.tag, asset.variants, {
    ...commonHeaders,
    "Content-Type": asset.contentType,
    "Content-Security-Policy": closedPolicy,
    "Cache-Control": asset.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
}
