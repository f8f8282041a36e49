import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../database/database.ts";
import { AuthError, type AuthErrorCode } from "./errors.ts";

interface Rule {
  points: number;
  /** Seconds. */
  duration: number;
}

/** Requests from one network address. */
const perAddress = {
  "sign-up": { points: 30, duration: 300 },
  "sign-in": { points: 30, duration: 300 },
  refresh: { points: 300, duration: 300 },
  letter: { points: 30, duration: 300 },
  verify: { points: 30, duration: 300 },
  factor: { points: 30, duration: 60 },
  provider: { points: 30, duration: 300 },
  account: { points: 30, duration: 300 },
  other: { points: 600, duration: 60 },
} satisfies Record<string, Rule>;

/** What happens to one account or one mailbox, from wherever. */
const perAccount = {
  /** Wrong passwords for one account from one network address, … */
  "password-near": { points: 10, duration: 900 },
  /** … and from everywhere: high enough that a stranger can't easily lock somebody out, well under 100 in a row. */
  "password-anywhere": { points: 50, duration: 3600 },
  /** Wrong codes of an authenticator app, from one network address and from everywhere. */
  "second-step-near": { points: 5, duration: 300 },
  "second-step-anywhere": { points: 100, duration: 86_400 },
  /** One letter of a kind to a mailbox per minute. */
  "letter-gap": { points: 1, duration: 60 },
  "letter-hour": { points: 10, duration: 3600 },
  "letter-everyone": { points: 1000, duration: 3600 },
} satisfies Record<string, Rule>;

export type AddressLimit = keyof typeof perAddress;
export type AccountLimit = keyof typeof perAccount;

export interface Limits {
  /** Counts a request. @throws AuthError 429 once there are too many */
  address(limit: AddressLimit, address: string): Promise<void>;
  /** What `address` would throw, where this process refused that address before and the time is not over. Counts nothing. */
  refusal(limit: AddressLimit, address: string): AuthError | null;
  /** Counts against an account or mailbox. @throws AuthError 429 once there are too many */
  account(limit: AccountLimit, key: string): Promise<void>;
  /** Counts, and tells whether it was still within the limit. */
  allows(limit: AccountLimit, key: string): Promise<boolean>;
  /** Gives one count back, as when what was counted did not happen after all. */
  forgive(limit: AccountLimit, key: string): Promise<void>;
  /** Starts the count of an account anew. */
  clear(limit: AccountLimit, key: string): Promise<void>;
}

/** Refused addresses that are remembered; past it the oldest are forgotten, and only counted again. */
const mostRefused = 10_000;

/** Counters in memory for the embedded database, and in Postgres, shared by every process, when that is the database. */
export function createLimits(database: Database, scale: number): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  /** When the time of a refused address is over, by the clock of `performance`. */
  const refusedUntil = new Map<string, number>();

  function limiter(name: string, rule: Rule): RateLimiterAbstract {
    const present = limiters.get(name);
    if (present) return present;
    // A limit of one can't be loosened by its number alone in small steps, so the gap shrinks as the scale grows.
    const isGap = rule.points === 1;
    const options = {
      keyPrefix: name,
      points: isGap ? 1 : Math.max(1, Math.floor(rule.points * scale)),
      duration: isGap ? Math.max(0.001, rule.duration / scale) : rule.duration,
    };
    const memory = new RateLimiterMemory(options);
    const made =
      database.kind === "pglite"
        ? memory
        : new RateLimiterPostgres({
            ...options,
            storeClient: postgresClient(database),
            storeType: "client",
            schemaName: "auth_private",
            tableName: "rate_limits",
            tableCreated: true,
            // One of them sweeps the table for all.
            clearExpiredByTimeout: name === "other",
            // With the database away, counting goes on in this process.
            insuranceLimiter: memory,
          });
    limiters.set(name, made);
    return made;
  }

  /** Counts; resolves to the milliseconds for which no more is allowed, or null. */
  async function consume(name: string, rule: Rule, key: string): Promise<number | null> {
    try {
      await limiter(name, rule).consume(digest(key));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  }

  return {
    async address(limit, address) {
      const wait = await consume(limit, perAddress[limit], address);
      if (wait === null) return;
      const key = `${limit} ${address}`;
      const [oldest] = refusedUntil.keys();
      if (oldest !== undefined && refusedUntil.size >= mostRefused) refusedUntil.delete(oldest);
      refusedUntil.set(key, performance.now() + wait);
      throw tooMany("over_request_rate_limit", wait);
    },
    refusal(limit, address) {
      const key = `${limit} ${address}`;
      const wait = (refusedUntil.get(key) ?? 0) - performance.now();
      if (wait > 0) return tooMany("over_request_rate_limit", wait);
      refusedUntil.delete(key);
      return null;
    },
    async account(limit, key) {
      const wait = await consume(limit, perAccount[limit], key);
      const code = limit.startsWith("letter-") ? "over_email_send_rate_limit" : "over_request_rate_limit";
      if (wait !== null) throw tooMany(code, wait);
    },
    allows: async (limit, key) => (await consume(limit, perAccount[limit], key)) === null,
    async forgive(limit, key) {
      await limiter(limit, perAccount[limit]).reward(digest(key), 1);
    },
    async clear(limit, key) {
      await limiter(limit, perAccount[limit]).delete(digest(key));
    },
  };
}

function tooMany(code: AuthErrorCode, milliseconds: number): AuthError {
  const message =
    code === "over_email_send_rate_limit"
      ? "Too many letters were asked for. Please wait before you ask again."
      : "Request rate limit reached. Please wait before you try again.";
  return new AuthError(429, code, message, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
}

/** Addresses of people are not kept in the counters' table. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The face of a `pg` client that the limiter asks for, over the pool that is there already. */
function postgresClient(database: Database) {
  return {
    query: (query: { text: string; values?: unknown[] }) =>
      database.owner.executeQuery(CompiledQuery.raw(query.text, query.values ?? [])),
  };
}
