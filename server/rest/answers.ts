import { createHash } from "node:crypto";
import type { Caller, Database } from "../database/database.ts";
import { limits } from "./limits.ts";
import { createReadCache } from "./read-cache.ts";
import type { ReadQuery } from "./read-query.ts";
import { unavailable } from "./rest-error.ts";
import { rangeStatus } from "./row-range.ts";
import { runRead } from "./run-read.ts";

/** An answer ready to send, as often as it is asked for. */
export interface Answer {
  status: 200 | 206;
  body: Uint8Array<ArrayBuffer>;
  rows: number;
  contentRange: string;
  etag: string;
}

/** Bytes of all remembered answers together. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Answers reads under the caller's role, from memory where nothing changed since. */
export function createAnswers(database: Database): (caller: Caller, query: ReadQuery) => Promise<Answer> {
  const cache = createReadCache<Answer>(database, {
    bytes: CACHE_BYTES,
    // The key and the entry itself weigh something too.
    sizeOf: (answer) => answer.body.byteLength + 2_000,
  });
  let pending = 0;

  async function read(caller: Caller, query: ReadQuery): Promise<Answer> {
    if (pending >= limits.pendingReads) throw unavailable();
    pending += 1;
    try {
      const { json, rows, total } = await runRead(database, caller, query);
      const body = new TextEncoder().encode(json);
      const { status, contentRange } = rangeStatus(query.range.offset, rows, total);
      const digest = createHash("sha256").update(contentRange).update("\n").update(body).digest("base64url");
      return { status, body, rows, contentRange, etag: `"${digest.slice(0, 27)}"` };
    } finally {
      pending -= 1;
    }
  }

  return (caller, query) =>
    cache.get(query.table, `${caller.role} ${JSON.stringify(query)}`, () => read(caller, query));
}
