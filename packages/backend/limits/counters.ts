import { CompiledQuery } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../database/database.ts";
import { digest, type PotRule } from "./pot.ts";

/** At most `points` in `duration`. */
export interface Rule {
  points: number;
  /** Seconds. */
  duration: number;
  /** Emails instead of requests: then whoever is refused reads that. */
  counted?: "emails";
}

/** Counters in memory for the embedded database; on a Postgres server in a table that every process shares. */
export function createCounters(database: Database, scale: number) {
  const counters = new Map<string, RateLimiterAbstract>();

  /** `times` is a network's limit as a multiple of one address's. */
  function counter(name: string, rule: Rule & Pick<PotRule, "perProcess">, times = 1): RateLimiterAbstract {
    const prefix = times === 1 ? name : `${name} x${times}`;
    const present = counters.get(prefix);
    if (present) return present;
    // A limit of 1 can't be scaled in small steps, so its duration is scaled instead.
    const isGap = rule.points === 1;
    const options = {
      keyPrefix: prefix,
      points: isGap ? 1 : Math.max(1, Math.floor(rule.points * scale)) * times,
      duration: isGap ? Math.max(0.001, rule.duration / scale) : rule.duration,
    };
    const memory = new RateLimiterMemory(options);
    const made =
      database.kind === "pglite" || rule.perProcess
        ? memory
        : new RateLimiterPostgres({
            ...options,
            storeClient: postgresClient(database),
            storeType: "client",
            schemaName: "auth_private",
            tableName: "rate_limits",
            tableCreated: true,
            // One of them deletes expired rows for all.
            clearExpiredByTimeout: prefix === "other",
            // While the database can't be reached, counting goes on in this process.
            insuranceLimiter: memory,
          });
    counters.set(prefix, made);
    return made;
  }

  /** Counts; resolves to the milliseconds until more is allowed, or null within the limit. */
  async function spend(name: string, rule: Rule, key: string, times = 1): Promise<number | null> {
    try {
      await counter(name, rule, times).consume(digest(key));
      return null;
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      return result.msBeforeNext;
    }
  }

  return { counter, spend };
}

/** The part of a `pg` client that the limiter uses, over the pool that there is. */
function postgresClient(database: Database) {
  return {
    query: (query: { text: string; values?: unknown[] }) =>
      database.db.executeQuery(CompiledQuery.raw(query.text, query.values ?? [])),
  };
}
