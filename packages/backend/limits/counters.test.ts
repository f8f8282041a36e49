import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, test } from "vitest";
import { networksOf } from "@site/http";
import { createSharedQuota, type SharedQuotaRule } from "./counters.ts";

const rule = { points: 800, perNetwork: 60, duration: 3600 };

function openQuota(given: SharedQuotaRule = rule) {
  const quota = createSharedQuota(new RateLimiterMemory(given), given, 1);
  const spend = async (address: string, amount?: number) =>
    (await quota.spend(networksOf(address), amount))?.reason ?? null;
  /** Spends one by one until that is refused. */
  const exhaust = async (addresses: readonly string[]): Promise<number> => {
    let spent = 0;
    for (const address of addresses) while ((await spend(address)) === null) spent += 1;
    return spent;
  };
  return { ...quota, spend, exhaust };
}

const address = (host: number) => `198.18.${host >> 8}.${host & 255}`;

describe("S7.6 what everybody shares", () => {
  test("it takes a quarter as many networks as there are points to empty it, and each gets something", async () => {
    const { spend, exhaust } = openQuota();
    const taken: number[] = [];
    while ((await spend(address(taken.length))) === null) taken.push(1 + (await exhaust([address(taken.length)])));
    expect(taken.slice(0, 9)).toEqual([60, 60, 60, 60, 60, 60, 40, 4, 4]);
    expect(taken.at(-1)).toBe(1);
    expect(taken.reduce((sum, count) => sum + count)).toBe(800);
    expect(taken.length).toBeGreaterThan(210);
  });

  test("the networks of a /48 have four shares together", async () => {
    const { exhaust } = openQuota();
    const hosts = Array.from({ length: 20 }, (_, host) => `2001:db8:7:${host.toString(16)}00::1`);
    expect(await exhaust(hosts)).toBe(240);
    for (let host = 0; host < 3; host += 1) await exhaust([address(host)]);
    expect(await exhaust(hosts.map((host) => host.replace("db8:7", "db8:8")))).toBe(16);
  });

  test("who is refused learns why, and does not count", async () => {
    const { spend, exhaust } = openQuota({ points: 8, perNetwork: 4, duration: 3600 });
    expect(await spend(address(1), 5)).toBe("network");
    expect(await exhaust([address(1)])).toBe(4);
    expect(await spend(address(1))).toBe("network");
    expect(await spend(address(2))).toBe(null);
    expect(await spend(address(3), 4)).toBe("others");
    expect(await spend(address(3), 3)).toBe(null);
    expect(await spend(address(4))).toBe("others");
  });

  test("what did not happen is taken back", async () => {
    const { spend, refund } = openQuota({ points: 2, perNetwork: 2, duration: 3600 });
    expect(await spend(address(1), 2)).toBe(null);
    await refund(networksOf(address(1)), 2);
    expect(await spend(address(2), 2)).toBe(null);
  });
});
