import { createHash } from "node:crypto";
import type { Caller, Database } from "../database/database.ts";
import { compress, createFairQueue, type FairQueueRules, type Variants } from "@site/http";
import { queryLimits } from "./query-limits.ts";
import { createReadCache } from "./read-cache.ts";
import { rangeStatus, type ReadQuery } from "./read-query.ts";
import { runRead } from "./run-read.ts";

export interface ReadAnswer {
  status: 200 | 206;
  /** Compressed where that saves space. */
  variants: Variants;
  rows: number;
  contentRange: string;
  etag: string;
}

/** Each network gets at most a third of the time, because every statement of a sign-in waits for a running read. */
const shared = { waiting: queryLimits.waitingReads, restAfter: (spent: number) => 2 * spent };
/** The embedded database has one connection, where several reads would delay each statement of a sign-in. */
const queueRules = {
  pglite: { ...shared, atOnce: 1, atOncePerClient: 1 },
  // Reads that waited for a lost server must not delay the next ones once it is back.
  postgres: {
    ...shared,
    atOnce: 4,
    atOncePerClient: 2,
    restAfter: (spent) => Math.min(shared.restAfter(spent), 1_000),
  },
} satisfies Record<Database["kind"], FairQueueRules>;

/** Bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Bytes. Smaller bodies are not compressed. */
const SMALL_BODY = 1_000;

export async function encode(body: Buffer<ArrayBuffer>): Promise<Variants> {
  return body.byteLength < SMALL_BODY ? { identity: body, br: null, gzip: null } : compress(body, "quick");
}

/** Callers with the same role get the same response, because no policy depends on the user. */
function toKey(caller: Caller, query: ReadQuery): string {
  return `${caller.role} ${JSON.stringify(query)}`;
}

export function createReadAnswers(database: Database) {
  const cache = createReadCache<ReadAnswer>(database, {
    bytes: CACHE_BYTES,
    // The key and the entry take memory too.
    measure: ({ variants: { identity, br, gzip } }) =>
      identity.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0) + 2_000,
  });
  const queue = createFairQueue(queueRules[database.kind]);
  /** Merges a client's identical concurrent reads. */
  const waiting = new Map<string, Promise<ReadAnswer>>();

  async function read(caller: Caller, query: ReadQuery): Promise<ReadAnswer> {
    const { text, rows, total } = await runRead(database, caller, query);
    const { status, contentRange } = rangeStatus(query.range.offset, rows, total, query.count);
    const body = Buffer.from(text);
    const digest = createHash("sha256").update(contentRange).update("\n").update(body).digest("base64url");
    return { status, variants: await encode(body), rows, contentRange, etag: `"${digest.slice(0, 27)}"` };
  }

  return {
    /** @param client queue key, because clients take turns @throws TooManyWaitingError */
    read(caller: Caller, query: ReadQuery, client: string): ReadAnswer | Promise<ReadAnswer> {
      const key = toKey(caller, query);
      const own = `${client} ${key}`;
      const known = cache.known(query.table, key) ?? waiting.get(own);
      if (known !== undefined) return known;
      const answer = queue
        .run(client, async () => {
          waiting.delete(own);
          // Another client may have made the same read meanwhile.
          return cache.get(query.table, key, () => read(caller, query));
        })
        .catch((error: unknown) => {
          if (waiting.get(own) === answer) waiting.delete(own);
          throw error;
        });
      waiting.set(own, answer);
      return answer;
    },
  };
}
