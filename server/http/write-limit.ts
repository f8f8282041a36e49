import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey, clientAddress } from "../auth/client-address.ts";
import type { Settings } from "../settings.server.ts";
import { plainResponse } from "./plain-answer.ts";

/** Messages from one network address: far more than a person writes, far fewer than a flood. */
const perAddress = { points: 30, duration: 300 };
/** Messages from everybody, so that a flood from many addresses can't fill the disk. */
const fromAll = { points: 1_000, duration: 300 };

/**
 * Bounds what may be written through the data API; reads are answered from memory and pass. Counted in each process by
 * itself: with several of them the bound is that many times higher.
 */
export function writeLimit(settings: Pick<Settings, "rateLimitScale" | "trustedProxyCount">): MiddlewareHandler {
  const scaled = (rule: { points: number; duration: number }) =>
    new RateLimiterMemory({ ...rule, points: Math.max(1, Math.round(rule.points * settings.rateLimitScale)) });
  const [address, all] = [scaled(perAddress), scaled(fromAll)];
  return async (context, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(context.req.method)) return next();
    try {
      await address.consume(addressKey(clientAddress(context, settings.trustedProxyCount)));
      await all.consume("all");
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      const response = plainResponse(429);
      response.headers.set("Retry-After", String(Math.ceil(limit.msBeforeNext / 1000)));
      return response;
    }
    return next();
  };
}
