import { CompiledQuery, sql } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { derive, type Network } from "@site/http";
import type { Database } from "../database/database.ts";

export interface Rule {
  points: number;
  /** Seconds. */
  duration: number;
  counted?: "emails";
}

/** Milliseconds. The longest rule lasts a day. */
const longest = 86_400_000;

/** Counts written while the clock was ahead would block clients until that date. */
export async function forgetLaterCounts({ db }: Database, now: Date): Promise<void> {
  await sql`delete from auth_private.rate_limits where expire > ${now.getTime() + longest}`.execute(db);
}

/** Counts in memory for the embedded database. On Postgres, all processes count in a table that they share. */
export function createCounters(database: Database, scale: number, digest: Digest) {
  const counters = new Map<string, RateLimiterAbstract>();

  /** @param times a network's limit as a multiple of a single address's */
  function counter(name: string, rule: Rule & Pick<SharedQuotaRule, "perProcess">, times = 1): RateLimiterAbstract {
    const prefix = times === 1 ? name : `${name} x${times}`;
    const present = counters.get(prefix);
    if (present) return present;
    // A limit of 1 can't be scaled in small steps, so its duration is scaled.
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
            clearExpiredByTimeout: prefix === "other",
            // Counts in this process while the database is unreachable.
            insuranceLimiter: memory,
          });
    counters.set(prefix, made);
    return made;
  }

  /** @returns milliseconds until more is allowed, or null if within the limit */
  async function spend(name: string, rule: Rule, key: string, times = 1): Promise<number | null> {
    try {
      await counter(name, rule, times).consume(digest(key));
      return null;
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      return result.msBeforeNext;
    }
  }

  const sharedQuotas = new Map<string, SharedQuota>();
  function sharedQuota(name: string, rule: SharedQuotaRule): SharedQuota {
    // The prefix `pot` is part of stored keys.
    const opened = sharedQuotas.get(name) ?? createSharedQuota(counter(`pot ${name}`, rule), rule, { scale, digest });
    sharedQuotas.set(name, opened);
    return opened;
  }

  return { counter, spend, sharedQuota };
}

function postgresClient(database: Database) {
  return {
    query: (query: { text: string; values?: unknown[] }) =>
      database.db.executeQuery(CompiledQuery.raw(query.text, query.values ?? [])),
  };
}

export interface SharedQuotaRule {
  points: number;
  /** Points that one network may use while more than half of the quota remains. */
  perNetwork: number;
  /** Seconds. */
  duration: number;
  /** Each process counts separately, which multiplies the limit but spares the database in a flood. */
  perProcess?: boolean;
}

export interface Refusal {
  /** Milliseconds. */
  wait: number;
  /** `network` means that the caller's network is over its limit, and `others` that other networks used up the quota. */
  reason: "network" | "others";
}

export interface SharedQuota {
  /** @returns null if allowed; refused requests aren't counted */
  spend(networks: readonly Network[], amount?: number): Promise<Refusal | null>;
  refund(networks: readonly Network[], amount: number): Promise<void>;
}

export const scaled = (count: number, scale: number): number => Math.max(1, Math.round(count * scale));

/** Points per network. Once half of the quota is used, they fall from four to one, so later networks still get some. */
function quotaAfter({ points, perNetwork }: Pick<SharedQuotaRule, "points" | "perNetwork">, used: number): number {
  const left = points - used;
  return left > points / 2 ? perNetwork : Math.min(perNetwork, Math.max(1, Math.ceil((8 * left) / points)));
}

const everybody = "everybody";

export function createSharedQuota(
  limiter: RateLimiterAbstract,
  unscaled: SharedQuotaRule,
  { scale, digest }: { scale: number; digest: Digest },
): SharedQuota {
  const rule = { points: scaled(unscaled.points, scale), perNetwork: scaled(unscaled.perNetwork, scale) };

  async function refund(networks: readonly Network[], amount: number): Promise<void> {
    for (const key of [everybody, ...networks.map(({ key }) => digest(key))]) await limiter.reward(key, amount);
  }
  return {
    async spend(networks, amount = 1) {
      // Counted before the comparison, so a burst of requests can't slip through.
      const all = await limiter.penalty(everybody, amount);
      const limit = quotaAfter(rule, all.consumedPoints - amount);
      let refusal: Refusal | null = null;
      for (const { key, times } of networks) {
        const { consumedPoints: own, msBeforeNext } = await limiter.penalty(digest(key), amount);
        if (own > rule.perNetwork * times) refusal ??= { wait: msBeforeNext, reason: "network" };
        if (own > limit * times) refusal ??= { wait: Math.min(msBeforeNext, all.msBeforeNext), reason: "others" };
      }
      if (all.consumedPoints > rule.points) refusal ??= { wait: all.msBeforeNext, reason: "others" };
      if (refusal) await refund(networks, amount);
      return refusal;
    },
    refund,
  };
}

/** Replaces email and network addresses in stored counts. */
export type Digest = (key: string) => string;

/** Keyed, because all IPv4 addresses can be hashed in minutes. A new `tokenKey` resets the counts. */
export const keyedDigest =
  (secrets: { readonly tokenKey: Buffer }): Digest =>
  (key) =>
    derive(secrets.tokenKey, `counted ${key}`).toString("base64url");
