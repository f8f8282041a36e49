import type { Context } from "hono";
import { chooseEncoding, type Encoding, type Variants } from "./encoding.ts";

interface Held {
  tag: string;
  variants: Variants;
}

/**
 * Answers with a body held in memory: the encoding the client takes, 304 when it has the same bytes already, HEAD
 * without a body, and single byte ranges of the uncompressed body (RFC 9110, sections 13 and 14).
 */
export function serveHeld(context: Context, status: number, held: Held, headers: Record<string, string>): Response {
  const request = context.req;
  const range = status === 200 ? request.header("range") : undefined;
  const encoding = range ? "identity" : chooseEncoding(request.header("accept-encoding"), held.variants);
  const tag = entityTag(held.tag, encoding);
  const answer: Record<string, string> = { ...headers, ETag: tag, Vary: "Accept-Encoding" };
  if (status === 200) answer["Accept-Ranges"] = "bytes";
  if (status === 200 && matchesTag(request.header("if-none-match"), held.tag)) {
    return context.body(null, 304, answer);
  }
  const body = held.variants[encoding] ?? held.variants.identity;
  if (encoding !== "identity") answer["Content-Encoding"] = encoding;
  const ifRange = request.header("if-range");
  if (range && (ifRange === undefined || ifRange === tag)) return serveRange(context, range, body, answer);
  answer["Content-Length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : body, { status, headers: answer });
}

function entityTag(tag: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Weak comparison: any encoding of the same body will do for a client that asks whether its copy is current. */
function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header
    .split(",")
    .some((part) => part.trim().replace(/^W\//, "").replaceAll('"', "").split("-br")[0]?.split("-gzip")[0] === tag);
}

function serveRange(
  context: Context,
  header: string,
  body: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  const [, first = "", last = ""] = match ?? [];
  // Several ranges at once, or none that can be read: the whole body, as the specification allows.
  if (!match || (!first && !last)) {
    return new Response(context.req.method === "HEAD" ? null : body, {
      headers: { ...headers, "Content-Length": String(body.length) },
    });
  }
  const start = first ? Number(first) : Math.max(0, body.length - Number(last));
  const end = first && last ? Math.min(Number(last), body.length - 1) : body.length - 1;
  if (start > end || start >= body.length) {
    return context.body(null, 416, { ...headers, "Content-Range": `bytes */${body.length}` });
  }
  const part = body.subarray(start, end + 1);
  return new Response(context.req.method === "HEAD" ? null : part, {
    status: 206,
    headers: {
      ...headers,
      "Content-Range": `bytes ${start}-${end}/${body.length}`,
      "Content-Length": String(part.length),
    },
  });
}
