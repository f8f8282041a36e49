import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type CachedResponse, createCachedResponse } from "@site/http";
import type { ReadAnswer, ReadAnswers } from "./read-answers.ts";
import { crossOriginHeaders, publishablePrefix } from "../http/services.ts";

export const exposedHeaders = [
  "Content-Range",
  "Content-Location",
  "ETag",
  "Location",
  "Preference-Applied",
  "Range-Unit",
  "Retry-After",
];

/** Cached addresses; the site itself uses two. */
const maxAddresses = 100;

interface PreparedRead {
  table: string;
  key: string;
  answer: ReadAnswer;
  response: CachedResponse;
}

/** Serves the site's plain anonymous reads while the read cache still has them. */
export function createPreparedReads(
  answers: Pick<ReadAnswers, "peek">,
  headers: Readonly<Record<string, string>> = {},
) {
  const all = { ...headers, ...crossOriginHeaders(exposedHeaders) };
  const prepared = new LRUCache<string, PreparedRead>({ max: maxAddresses });

  return {
    find({ method, url = "", headers: requestHeaders }: IncomingMessage): CachedResponse | null {
      const read =
        method === "GET" && isPlain((name) => requestHeaders[name]?.toString()) ? prepared.get(url) : undefined;
      return read && answers.peek(read.table, read.key) === read.answer ? read.response : null;
    },
    keep(request: Request, read: Omit<PreparedRead, "response">): void {
      if (read.answer.status !== 200 || request.method !== "GET") return;
      if (!isPlain((name) => request.headers.get(name) ?? undefined)) return;
      const { pathname, search } = new URL(request.url);
      prepared.set(pathname + search, { ...read, response: prepareRead(read.answer, all) });
    },
  };
}

function isPlain(header: (name: string) => string | undefined): boolean {
  const authorization = header("authorization");
  return (
    (authorization === undefined || authorization.startsWith(`Bearer ${publishablePrefix}`)) &&
    ["*/*", "application/json"].includes(header("accept") ?? "*/*") &&
    (header("accept-profile") ?? "public") === "public" &&
    header("range") === undefined &&
    header("prefer") === undefined
  );
}

export function prepareRead(
  { status, variants, contentRange, etag }: ReadAnswer,
  headers: Readonly<Record<string, string>>,
  contentType = "application/json; charset=utf-8",
): CachedResponse {
  const all = {
    ...headers,
    "Content-Type": contentType,
    "Content-Range": contentRange,
    // Browsers cache it and revalidate each time, so an unchanged table costs a 304.
    "Cache-Control": "no-cache",
    Vary: "Accept, Accept-Encoding, Authorization, Prefer, Range",
  };
  return createCachedResponse(status, etag.slice(1, -1), variants, all);
}
