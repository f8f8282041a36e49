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

export interface Answers {
  /** Answers under the caller's role, from memory where nothing changed since. */
  read(caller: Caller, query: ReadQuery): Promise<Answer>;
  /** What is in memory under a key of `keyOf`; undefined once its table changed. */
  peek(key: string): Answer | undefined;
}

/** Callers of one role get equal answers, because no policy looks at who they are. */
export function keyOf(caller: Caller, query: ReadQuery): string {
  return `${caller.role} ${JSON.stringify(query)}`;
}

export function createAnswers(database: Database): Answers {
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

  return {
    read: (caller, query) => cache.get(query.table, keyOf(caller, query), () => read(caller, query)),
    peek: cache.peek,
  };
}
