import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Network } from "../http/client-address.ts";
import { RestError } from "./rest-error.ts";

/** Messages from one network address: far more than a person writes. */
const perAddress = { points: 30, duration: 300 };
/** Messages from everybody, so that a flood from many addresses can't fill the disk. */
const fromAll = { points: 1_000, duration: 300 };

/**
 * Counts messages before they are stored, for each of the networks and in total.
 * @returns a function that takes the count back, for messages that were not stored
 * @throws RestError 429 over a limit; then none of them counts
 */
export type CountMessages = (networks: readonly Network[], messages: number) => Promise<() => Promise<void>>;

/**
 * Limits how many messages are stored. Each process counts by itself: with several the limit is that many times higher.
 * @param scale multiplies both limits
 */
export function createMessageLimit(scale: number): CountMessages {
  const scaled = (rule: { points: number; duration: number }, times = 1) =>
    new RateLimiterMemory({ ...rule, points: Math.max(1, Math.round(rule.points * scale)) * times });
  const all = scaled(fromAll);
  const byBreadth = new Map<number, RateLimiterMemory>();
  const limiterOf = (times: number): RateLimiterMemory => {
    const limiter = byBreadth.get(times) ?? scaled(perAddress, times);
    byBreadth.set(times, limiter);
    return limiter;
  };

  return async (networks, messages) => {
    const counts = [
      ...networks.map(({ key, times }) => ({ limiter: limiterOf(times), key })),
      { limiter: all, key: "all" },
    ];
    const counted: typeof counts = [];
    const takeBack = async (): Promise<void> => {
      for (const { limiter, key } of counted) await limiter.reward(key, messages);
    };
    try {
      for (const count of counts) {
        counted.push(count);
        await count.limiter.consume(count.key, messages);
      }
    } catch (limit) {
      await takeBack();
      if (!(limit instanceof RateLimiterRes)) throw limit;
      throw new RestError(
        429,
        "too_many_requests",
        "Too many messages came from here. Please wait a few minutes and try again.",
        null,
        { "retry-after": String(Math.ceil(limit.msBeforeNext / 1000)) },
      );
    }
    return takeBack;
  };
}
