import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

export interface Variants {
  identity: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
}

const efforts = { quick: { brotli: 5, gzip: 5 }, best: { brotli: 11, gzip: 9 } };

/** `quick` takes a few milliseconds per page. `best` takes a tenth of a second and saves another fifth. */
export async function compress(body: Buffer<ArrayBuffer>, effort: keyof typeof efforts): Promise<Variants> {
  const { brotli: quality, gzip: level } = efforts[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level })]);
  return { identity: body, br, gzip: gz };
}

/** RFC 9110, section 12.5.3. */
function chooseEncoding(acceptEncoding: string | undefined, variants: Variants): Encoding {
  if (!acceptEncoding) return "identity";
  const accepted = parseAcceptEncoding(acceptEncoding);
  const takes = (name: string): boolean => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  if (variants.br && takes("br")) return "br";
  if (variants.gzip && takes("gzip")) return "gzip";
  return "identity";
}

const parsedHeaders = new LRUCache<string, Map<string, number>>({ max: 200 });

/** Results are cached, because few distinct values occur, but limited in number, because clients could send many. */
function parseAcceptEncoding(header: string): Map<string, number> {
  const known = parsedHeaders.peek(header);
  if (known) return known;
  const parsed = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    if (name) parsed.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  parsedHeaders.set(header, parsed);
  return parsed;
}

export interface CachedResponse {
  status: number;
  tag: string;
  variants: Variants;
  /** Alternating names and values, as `writeHead` takes them. */
  heads: Readonly<Record<Encoding, readonly string[]>>;
}

export interface RawResponse {
  status: number;
  /** A new array for each response, so the sender may append to it. */
  headers: string[];
  body: Buffer<ArrayBuffer> | null;
}

export function toResponse({ status, headers, body }: RawResponse): Response {
  const pairs = headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : [],
  );
  return new Response(body, { status, headers: pairs });
}

/** @param tag entity tag of the uncompressed body, without quotes or encoding suffix */
export function createCachedResponse(
  status: number,
  tag: string,
  variants: Variants,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const shared = Object.entries({ Vary: "Accept-Encoding", ...headers }).flat();
  const head = (encoding: Encoding): string[] => {
    const named = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    return [...shared, ...named, "ETag", entityTag(tag, encoding)];
  };
  return { status, tag, variants, heads: { identity: head("identity"), br: head("br"), gzip: head("gzip") } };
}

export function computeTag(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** 412 and 304 follow RFC 9110, section 13. Range requests get the full body (section 14.2), which is never large. */
export function respondFrom(method: string, request: IncomingHttpHeaders, cached: CachedResponse): RawResponse {
  const encoding = chooseEncoding(request["accept-encoding"]?.toString(), cached.variants);
  const head = cached.heads[encoding];
  const isSuccess = cached.status === 200 || cached.status === 206;
  if (isSuccess && isRefusedBy(request["if-match"], entityTag(cached.tag, encoding))) {
    return { status: 412, headers: [...head, "Content-Length", "0"], body: null };
  }
  if (isSuccess && matchesTag(request["if-none-match"], cached.tag)) {
    return { status: 304, headers: [...head], body: null };
  }
  const body = cached.variants[encoding] ?? cached.variants.identity;
  return {
    status: cached.status,
    headers: [...head, "Content-Length", String(body.length)],
    body: method === "HEAD" ? null : body,
  };
}

function entityTag(tag: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** If-Match compares strongly. */
function isRefusedBy(ifMatch: string | undefined, tag: string): boolean {
  return ifMatch !== undefined && !ifMatch.split(",").some((part) => ["*", tag].includes(part.trim()));
}

/** Compares weakly, because any encoding's tag shows that the client's copy is up to date. */
function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => /^(?:W\/)?"(.+?)(?:-br|-gzip)?"$/.exec(part.trim())?.[1] === tag);
}
