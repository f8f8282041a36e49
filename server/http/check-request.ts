import type { IncomingMessage } from "node:http";
import { httpLimits } from "./http-limits.ts";
import type { ErrorStatus } from "./error-response.ts";

const rejectedMethods: ReadonlySet<string> = new Set(["TRACE", "TRACK", "CONNECT"]);

/** Status for an oversized, unsupported or ambiguously framed request, or null. Node's parser rejects malformed ones. */
export function findRequestFault(request: IncomingMessage, maxBodyBytes: number = httpLimits.body): ErrorStatus | null {
  const { headers, rawHeaders, method = "GET", url = "" } = request;
  if (rawHeaders.length > httpLimits.headerCount * 2) return 431;
  if (url.length > httpLimits.target) return 414;
  if (rejectedMethods.has(method)) return 405;
  const hosts = countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) return 400;
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && (coding.toLowerCase() !== "chunked" || request.httpVersion !== "1.1")) return 400;
  const length = headers["content-length"];
  if (length !== undefined && Number(length) > maxBodyBytes) return 413;
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") return 415;
  return null;
}

/** Node keeps the first of several Host fields and silently drops the rest. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** In `GET http://host/path`, the host replaces the Host header (RFC 9112, 3.2.2). @returns whether it was valid */
export function toOriginForm(request: IncomingMessage): boolean {
  const { url = "", headers, rawHeaders } = request;
  if (url.startsWith("/") || url === "*") return true;
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url) ?? [];
  if (host === "") return false;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  headers.host = host;
  const index = rawHeaders.findIndex((name, position) => position % 2 === 0 && name.toLowerCase() === "host");
  if (index !== -1) rawHeaders[index + 1] = host;
  return true;
}
