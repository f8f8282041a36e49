import type { IncomingMessage } from "node:http";
import { LruMap } from "../lib/lru-map.ts";
import { entityTag, type HeldResponse } from "../http/held-response.ts";
import type { Encoding } from "../http/encoding.ts";
import { publishablePrefix } from "../http/publishable-key.ts";
import type { ReadAnswer, ReadAnswers } from "./read-answers.ts";
import { crossOriginHeaders } from "../http/cross-origin.ts";

/**
 * Plain anonymous reads, as the site itself makes them, ready to send on Node's response. Every request checks the read cache, so
 * an answer here is never staler than the cache.
 */
export interface HeldReads {
  /** The answer to a plain anonymous GET, or null where the routes have to work it out. */
  find(request: IncomingMessage): HeldResponse | null;
  /**
   * Keeps the answer for later requests like this one.
   * @param key its key in the read cache
   */
  keep(request: Request, key: string, answer: ReadAnswer): void;
}

/** Headers of answers that scripts of another origin may read. */
export const exposedHeaders = [
  "Content-Range",
  "Content-Location",
  "ETag",
  "Location",
  "Preference-Applied",
  "Range-Unit",
  "Retry-After",
];

/** Addresses kept; the site itself has two. */
const maximumAddresses = 100;

/** @param headers of every answer given here */
export function createHeldReads(
  answers: Pick<ReadAnswers, "peek">,
  headers: Readonly<Record<string, string>> = {},
): HeldReads {
  const keys = new LruMap<string, string>(maximumAddresses);
  const ready = new WeakMap<ReadAnswer, HeldResponse>();

  return {
    find({ method, url = "", headers: given }) {
      const key = method === "GET" && isPlain((name) => given[name]?.toString()) ? keys.get(url) : undefined;
      if (key === undefined) return null;
      const answer = answers.peek(key);
      return (answer && ready.get(answer)) ?? null;
    },
    keep(request, key, answer) {
      if (answer.status !== 200 || request.method !== "GET") return;
      if (!isPlain((name) => request.headers.get(name) ?? undefined)) return;
      const { pathname, search } = new URL(request.url);
      keys.set(pathname + search, key);
      if (!ready.has(answer)) ready.set(answer, holdRead(answer, headers));
    },
  };
}

/** Whether the headers ask for the whole list as JSON, without an account. */
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

/** The headers that the routes give, with the encoding. */
function holdRead(answer: ReadAnswer, headers: Readonly<Record<string, string>>): HeldResponse {
  const tag = answer.etag.slice(1, -1);
  const shared = Object.entries({
    ...headers,
    ...crossOriginHeaders(exposedHeaders),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Range": answer.contentRange,
    "Cache-Control": "no-cache",
    Vary: "Accept, Accept-Encoding, Authorization, Prefer, Range",
  }).flat();
  const head = (encoding: Encoding): string[] => [
    ...shared,
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    "ETag",
    entityTag(tag, encoding),
  ];
  return {
    status: 200,
    tag,
    variants: answer.variants,
    heads: { identity: head("identity"), br: head("br"), gzip: head("gzip") },
  };
}
