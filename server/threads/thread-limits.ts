import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Network } from "@site/http";

/** Requests from one network address. An open panel needs few, because answers are pushed to it. */
const requests = { points: 300, duration: 300 };
/** Of these, requests with a secret that opens nothing. 256 bits can't be guessed; this keeps attempts away from the database. */
const wrongSecrets = { points: 30, duration: 300 };

export interface ThreadLimits {
  /** Counts a request. @returns seconds to wait, 0 where it may go on */
  request(networks: readonly Network[]): Promise<number>;
  wrongSecret(networks: readonly Network[]): Promise<void>;
}

/** Each process counts by itself, as in server/limits/site-limits.ts. */
export function createThreadLimits(scale: number): ThreadLimits {
  const points = (rule: { points: number }) => Math.max(1, Math.round(rule.points * scale));
  const all = new RateLimiterMemory({ ...requests, points: points(requests) });
  const wrong = new RateLimiterMemory({ ...wrongSecrets, points: points(wrongSecrets) });

  return {
    async request(networks) {
      let wait = 0;
      for (const { key, times } of networks) {
        const asked = await all.penalty(key);
        const missed = await wrong.get(key);
        if (asked.consumedPoints > points(requests) * times) wait = Math.max(wait, asked.msBeforeNext);
        if (missed && missed.consumedPoints >= points(wrongSecrets) * times) wait = Math.max(wait, missed.msBeforeNext);
      }
      return Math.ceil(wait / 1000);
    },
    async wrongSecret(networks) {
      for (const { key } of networks) await wrong.penalty(key);
    },
  };
}
