import { createHash } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Network } from "@site/http";

/** What everybody may use together. */
export interface PotRule {
  points: number;
  /** Of these, what one network may use while more than half of them are left. */
  ofOne: number;
  /** Beyond these, what only those may use who may use the reserve. */
  reserve?: number;
  /** Seconds. */
  duration: number;
  /** Each process counts by itself: with several the limit is that many times higher. Spares a flood the database. */
  perProcess?: boolean;
}

export interface Refusal {
  /** Milliseconds until more is allowed. */
  wait: number;
  /** The network is over its own limit, or over its share of a pot that runs low; or the pot is empty. */
  reason: "network" | "share" | "empty";
}

export interface Pot {
  /** Counts for everybody and for each of the networks. @returns why it may not be used; then nothing counts */
  spend(networks: readonly Network[], options?: { amount?: number; withReserve?: boolean }): Promise<Refusal | null>;
  /** Takes back what was spent for something that did not happen. */
  refund(networks: readonly Network[], amount: number): Promise<void>;
}

export function scalePot({ points, ofOne, reserve = 0, duration }: PotRule, scale: number): ScaledRule {
  const scaled = (count: number) => Math.max(1, Math.round(count * scale));
  return { points: scaled(points), ofOne: scaled(ofOne), reserve: reserve && scaled(reserve), duration };
}

/**
 * What one network may have used once `used` of all are gone. From the half on it is little: from four down to one. Emptying a pot
 * so takes about a quarter as many networks as it has points, and until then somebody new always gets something.
 */
function shareOf({ points, ofOne }: PotRule, used: number): number {
  const left = points - used;
  return left > points / 2 ? ofOne : Math.min(ofOne, Math.max(1, Math.ceil((8 * left) / points)));
}

const everybody = "everybody";

type ScaledRule = Required<Omit<PotRule, "perProcess">>;

/** @param limiter only counts, over the rule's duration */
export function createPot(limiter: RateLimiterAbstract, rule: ScaledRule): Pot {
  async function refund(networks: readonly Network[], amount: number): Promise<void> {
    for (const key of [everybody, ...networks.map(({ key }) => digest(key))]) await limiter.reward(key, amount);
  }
  return {
    async spend(networks, { amount = 1, withReserve = false } = {}) {
      // Counted before it is compared, so that a burst of requests does not slip through.
      const all = await limiter.penalty(everybody, amount);
      const share = shareOf(rule, all.consumedPoints - amount);
      let refusal: Refusal | null = null;
      for (const { key, times } of networks) {
        const { consumedPoints: own, msBeforeNext } = await limiter.penalty(digest(key), amount);
        if (own > rule.ofOne * times) refusal ??= { wait: msBeforeNext, reason: "network" };
        if (own > share * times) refusal ??= { wait: Math.min(msBeforeNext, all.msBeforeNext), reason: "share" };
      }
      if (all.consumedPoints > rule.points + (withReserve ? rule.reserve : 0)) {
        refusal ??= { wait: all.msBeforeNext, reason: "empty" };
      }
      if (refusal) await refund(networks, amount);
      return refusal;
    },
    refund,
  };
}

/** Hashed, because the table of the counts must not hold email or network addresses. */
export function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
