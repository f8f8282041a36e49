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
  /** Counts against an account or mailbox. @throws AuthError 429 once there are too many */
  account(limit: AccountLimit, key: string): Promise<void>;
  /** Counts, and tells whether it was still within the limit. */
  allows(limit: AccountLimit, key: string): Promise<boolean>;
  /** Gives one count back, as when what was counted did not happen after all. */
  forgive(limit: AccountLimit, key: string): Promise<void>;
  /** Starts the count of an account anew. */
  clear(limit: AccountLimit, key: string): Promise<void>;
}

/** Counters in memory for the embedded database, and in Postgres, shared by every process, when that is the database. */
export function createLimits(database: Database, scale: number): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();

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

  async function consume(name: string, rule: Rule, key: string, code: AuthErrorCode): Promise<void> {
    try {
      await limiter(name, rule).consume(digest(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const message =
        code === "over_email_send_rate_limit"
          ? "Too many letters were asked for. Please wait before you ask again."
          : "Request rate limit reached. Please wait before you try again.";
      throw new AuthError(429, code, message, { retryAfter: seconds });
    }
  }

  const codeOf = (limit: AccountLimit): AuthErrorCode =>
    limit.startsWith("letter-") ? "over_email_send_rate_limit" : "over_request_rate_limit";

  return {
    address: (limit, address) => consume(limit, perAddress[limit], address, "over_request_rate_limit"),
    account: (limit, key) => consume(limit, perAccount[limit], key, codeOf(limit)),
    async allows(limit, key) {
      try {
        await consume(limit, perAccount[limit], key, codeOf(limit));
        return true;
      } catch (error) {
        if (error instanceof AuthError) return false;
        throw error;
      }
    },
    async forgive(limit, key) {
      await limiter(limit, perAccount[limit]).reward(digest(key), 1);
    },
    async clear(limit, key) {
      await limiter(limit, perAccount[limit]).delete(digest(key));
    },
  };
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
