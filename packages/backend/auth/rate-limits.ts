import { CompiledQuery } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";
import { type Network, networksOf } from "@site/http";
import { createPot, digest, type Pot, type Refusal, scalePot } from "../limits/pot.ts";
import { AuthError, type AuthErrorCode } from "./auth-error.ts";
import { requestedMail, perAccountAndNetwork, perAccount, perAddress, pots, type Rule } from "./rate-limit-rules.ts";

export type AddressLimit = keyof typeof perAddress;
export type AccountNetworkLimit = keyof typeof perAccountAndNetwork;
export type AccountLimit = keyof typeof perAccount;
export type PotName = keyof typeof pots;

export interface Limits {
  /**
   * Counts a request.
   * @throws AuthError 429 over the limit
   */
  address(limit: AddressLimit, address: string): Promise<void>;
  /** The error of `address` if this process has found the address over its limit and the wait is not over, else null. Counts nothing. */
  blocked(limit: AddressLimit, address: string): AuthError | null;
  /**
   * Counts an attempt at an account from a network address.
   * @param isKnown whether the account knows that network: then its wider networks, which others share, don't count
   * @throws AuthError 429 over the limit
   */
  accountFromNetwork(limit: AccountNetworkLimit, account: string, address: string, isKnown: boolean): Promise<void>;
  /** Resets the counts of `accountFromNetwork`. */
  clearAccountFromNetwork(
    limit: AccountNetworkLimit,
    account: string,
    address: string,
    isKnown: boolean,
  ): Promise<void>;
  /**
   * Counts against an account or mailbox.
   * @throws AuthError 429 over the limit
   */
  account(limit: AccountLimit, key: string): Promise<void>;
  /**
   * Counts.
   * @returns whether it was within the limit
   */
  reserve(limit: AccountLimit, key: string): Promise<boolean>;
  /** Takes one count back, as when the counted action did not happen. */
  refund(limit: AccountLimit, key: string): Promise<void>;
  /** Resets the count of an account. */
  clear(limit: AccountLimit, key: string): Promise<void>;
  /** Uses what everybody shares. @returns why it may not be used */
  spend(pot: PotName, networks: readonly Network[], withReserve?: boolean): Promise<Refusal | null>;
}

/** Blocked addresses that are remembered; further ones are counted in full again. */
const maximumBlocked = 10_000;

/** Counters in memory for the embedded database; on a Postgres server in a table that every process shares. */
export function createLimits(database: Database, scale: number): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const openedPots = new Map<PotName, Pot>();
  /** When the block of an address ends, by the clock of `performance`. */
  const blockedUntil = new LRUCache<string, number>({ max: maximumBlocked });

  /** `times` is a network's limit as a multiple of one address's. */
  function limiter(name: string, rule: Rule, times = 1): RateLimiterAbstract {
    const prefix = times === 1 ? name : `${name} x${times}`;
    const present = limiters.get(prefix);
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
      database.kind === "pglite"
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
    limiters.set(prefix, made);
    return made;
  }

  /** Counts; resolves to the milliseconds until more is allowed, or null within the limit. */
  async function consume(name: string, rule: Rule, key: string, times = 1): Promise<number | null> {
    try {
      await limiter(name, rule, times).consume(digest(key));
      return null;
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      return result.msBeforeNext;
    }
  }

  /** Counts for the narrowest network first, so that a blocked network does not use up the share of its neighbors. */
  async function consumeForNetworks(
    name: string,
    rule: Rule,
    networks: readonly Network[],
    account = "",
  ): Promise<{ wait: number; network: Network } | null> {
    for (const network of networks) {
      const wait = await consume(name, rule, `${account}${network.key}`, network.times);
      if (wait !== null) return { wait, network };
    }
    return null;
  }

  /** Stores the block for the network that is over its limit, so that its neighbors pass. */
  function hold(limit: AddressLimit, { wait, network }: { wait: number; network: Network }): void {
    blockedUntil.set(`${limit} ${network.key}`, performance.now() + wait);
  }

  return {
    async address(limit, address) {
      const over = await consumeForNetworks(limit, perAddress[limit], networksOf(address));
      if (over !== null) {
        hold(limit, over);
        throw tooMany("over_request_rate_limit", over.wait);
      }
      if (limit !== "mail" && limit !== "sign-up" && limit !== "newsletter") return;
      const asked = await consumeForNetworks("requested-mail", requestedMail, networksOf(address));
      if (asked !== null) throw tooMany("over_email_send_rate_limit", asked.wait);
    },
    blocked(limit, address) {
      for (const { key } of networksOf(address)) {
        const wait = (blockedUntil.peek(`${limit} ${key}`) ?? 0) - performance.now();
        if (wait > 0) return tooMany("over_request_rate_limit", wait);
        blockedUntil.delete(`${limit} ${key}`);
      }
      return null;
    },
    async accountFromNetwork(limit, account, address, isKnown) {
      const over = await consumeForNetworks(
        limit,
        perAccountAndNetwork[limit],
        countedNetworks(address, isKnown),
        `${account} `,
      );
      if (over !== null) throw tooMany("over_request_rate_limit", over.wait);
    },
    async clearAccountFromNetwork(limit, account, address, isKnown) {
      for (const { key, times } of countedNetworks(address, isKnown)) {
        await limiter(limit, perAccountAndNetwork[limit], times).delete(digest(`${account} ${key}`));
      }
    },
    async account(limit, key) {
      const wait = await consume(limit, perAccount[limit], key);
      const code = limit.startsWith("mail-") ? "over_email_send_rate_limit" : "over_request_rate_limit";
      if (wait !== null) throw tooMany(code, wait);
    },
    reserve: async (limit, key) => (await consume(limit, perAccount[limit], key)) === null,
    async refund(limit, key) {
      await limiter(limit, perAccount[limit]).reward(digest(key), 1);
    },
    async clear(limit, key) {
      await limiter(limit, perAccount[limit]).delete(digest(key));
    },
    spend(name, networks, withReserve = false) {
      const pot = openedPots.get(name) ?? createPot(limiter(`pot ${name}`, pots[name]), scalePot(pots[name], scale));
      openedPots.set(name, pot);
      return pot.spend(networks, { withReserve });
    },
  };
}

function countedNetworks(address: string, isKnown: boolean): readonly Network[] {
  return networksOf(address).slice(0, isKnown ? 1 : undefined);
}

const sentences: Partial<Record<AuthErrorCode, string>> = {
  over_email_send_rate_limit: "Too many emails were requested. Please wait before you ask again.",
};

function tooMany(
  code: AuthErrorCode,
  milliseconds: number,
  message = sentences[code] ?? "Request rate limit reached. Please wait before you try again.",
): AuthError {
  return new AuthError(429, code, message, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
}

/** The error of an email that a pot refused. Where others have used it up, the visitor is not told to have asked too often. */
export function refusedMail({ wait, reason }: Refusal): AuthError {
  const others = "So many emails are being requested that no more can be sent just now. Please try again later.";
  return tooMany("over_email_send_rate_limit", wait, reason === "network" ? undefined : others);
}

/** The part of a `pg` client that the limiter uses, over the pool that there is. */
function postgresClient(database: Database) {
  return {
    query: (query: { text: string; values?: unknown[] }) =>
      database.service.executeQuery(CompiledQuery.raw(query.text, query.values ?? [])),
  };
}
