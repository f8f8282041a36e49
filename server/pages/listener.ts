import type { IncomingMessage, RequestListener } from "node:http";
import type { AccessLog } from "../http/access-log.ts";
import { requestIdOf } from "../http/request-id.ts";
import { networkAddress, networksOf } from "../auth/client-address.ts";
import { refuse } from "../http/plain-answer.ts";
import { closedPolicy, commonHeaders, pageHeaders } from "../http/security-headers.ts";
import type { Settings } from "../settings.server.ts";
import { type Answer, answerHeld, type Held, hold } from "./answer.ts";
import type { Asset } from "./asset-store.ts";
import type { StoredPage } from "./make-page.ts";
import type { Found, PageStore } from "./page-store.ts";

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

  /** Answers as soon as the page is there, and at once where it is held. */
  const answerPage = (request: Asked, page: Found, add: readonly string[] = []): Answer | Promise<Answer> => {
    if (page instanceof Promise) return page.then((made) => answerPage(request, made, add));
    const answer = answerHeld(request.method, request.headers, heldPage(page));
    answer.headers.push(...add);
    return answer;
  };

  const answer = (request: Asked): Answer | Promise<Answer> => {
    const { address, path, mark, method, headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      return answerPage(request, pages.errorPage(405), ["Allow", "GET, HEAD"]);
    }
    const file = files.get(path);
    if (file) return answerHeld(method, headers, file);
    // Only a known page is redirected to, so that `//elsewhere.example/` can't become a redirect off the site.
    const spelt = ownSpelling(path);
    if (spelt !== path && known.has(spelt)) return redirect(spelt + (mark === -1 ? "" : address.slice(mark)));
    const part = mark === -1 ? null : pages.part(path, address.slice(mark + 1), request.share);
    return answerPage(request, part ?? pages.page(path));
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
    // The widest network, because who commands one commands every network within it.
    const share = () => networksOf(networkAddress(request, settings.trustedProxyCount)).at(-1)?.key ?? "";
    const answered = answer({ ...partsOf(request), method, headers: request.headers, share });
    if (!(answered instanceof Promise)) return send(answered);
    answered.then(send, () => {
      refuse(response, 503, id);
      recordAs(503);
    });
  };
}

interface Asked {
  /** Path and query. */
  address: string;
  path: string;
  /** Where the query begins in the address (-1: nowhere). */
  mark: number;
  method: string;
  headers: IncomingMessage["headers"];
  /** Tells the network that asks. */
  share: () => string;
}

function partsOf(request: IncomingMessage): Pick<Asked, "address" | "path" | "mark"> {
  const address = request.url ?? "/";
  const mark = address.indexOf("?");
  return { address, path: mark === -1 ? address : address.slice(0, mark), mark };
}

/** React Router takes other spellings for the same page: letters of the other case or escaped, slashes at the end. */
function ownSpelling(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, "");
  } catch {
    return path;
  }
}

function redirect(location: string): Answer {
  const headers = { ...commonHeaders, "Content-Security-Policy": closedPolicy, Location: location };
  return { status: 308, headers: [...Object.entries(headers).flat(), "Content-Length", "0"], body: null };
}

function holdPage(page: StoredPage, settings: Settings): Held {
  return hold(page.status, page.tag, page.variants, {
    ...pageHeaders(page, settings),
    "Content-Type": page.contentType,
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
