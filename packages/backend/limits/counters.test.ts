import { createHash } from "node:crypto";
import { sql } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, test } from "vitest";
import { toNetworks } from "@site/http";
import { freshEmail, goodPassword, startTestService } from "../auth/testing.ts";
import { createPostgresDatabase } from "../database/testing.ts";
import { createSharedQuota, type SharedQuotaRule } from "./counters.ts";

const rule = { points: 800, perNetwork: 60, duration: 3600 };

function openQuota(given: SharedQuotaRule = rule) {
  const quota = createSharedQuota(new RateLimiterMemory(given), given, { scale: 1, digest: String });
  const spend = async (address: string, amount?: number) =>
    (await quota.spend(toNetworks(address), amount))?.reason ?? null;
  const exhaust = async (addresses: readonly string[]): Promise<number> => {
    let spent = 0;
    for (const address of addresses) while ((await spend(address)) === null) spent += 1;
    return spent;
  };
  return { ...quota, spend, exhaust };
}

const address = (host: number) => `198.18.${host >> 8}.${host & 255}`;

describe("S7.6 shared limits", () => {
  test("using up a limit takes a quarter as many networks as it has points, and each network gets some", async () => {
    const { spend, exhaust } = openQuota();
    const taken: number[] = [];
    while ((await spend(address(taken.length))) === null) taken.push(1 + (await exhaust([address(taken.length)])));
    expect(taken.slice(0, 9)).toEqual([60, 60, 60, 60, 60, 60, 40, 4, 4]);
    expect(taken.at(-1)).toBe(1);
    expect(taken.reduce((sum, count) => sum + count)).toBe(800);
    expect(taken.length).toBeGreaterThan(210);
  });

  test("the networks of a /48 share four times the limit of one", async () => {
    const { exhaust } = openQuota();
    const hosts = Array.from({ length: 20 }, (_, host) => `2001:db8:7:${host.toString(16)}00::1`);
    expect(await exhaust(hosts)).toBe(240);
    for (let host = 0; host < 3; host += 1) await exhaust([address(host)]);
    expect(await exhaust(hosts.map((host) => host.replace("db8:7", "db8:8")))).toBe(16);
  });

  test("a refusal states its reason and doesn't count", async () => {
    const { spend, exhaust } = openQuota({ points: 8, perNetwork: 4, duration: 3600 });
    expect(await spend(address(1), 5)).toBe("network");
    expect(await exhaust([address(1)])).toBe(4);
    expect(await spend(address(1))).toBe("network");
    expect(await spend(address(2))).toBe(null);
    expect(await spend(address(3), 4)).toBe("others");
    expect(await spend(address(3), 3)).toBe(null);
    expect(await spend(address(4))).toBe("others");
  });

  test("a request that had no effect is not counted", async () => {
    const { spend, refund } = openQuota({ points: 2, perNetwork: 2, duration: 3600 });
    expect(await spend(address(1), 2)).toBe(null);
    await refund(toNetworks(address(1)), 2);
    expect(await spend(address(2), 2)).toBe(null);
  });
});

describe("S7.6 counts on a Postgres server", () => {
  const address = "198.51.100.7";
  const open = async () => {
    const { open } = await createPostgresDatabase();
    const database = await open();
    return { database, service: startTestService(database, { rateLimitScale: 1 }) };
  };

  test("a copy of the database reveals no counted network or mailbox", async () => {
    const { database, service } = await open();
    const email = freshEmail();
    const client = service.client({ address });
    await client.signUp({ email, password: goodPassword });
    await client.signInWithPassword({ email, password: "another one" });
    const { rows } = await sql<{ key: string }>`select key from auth_private.rate_limits
      union select key from auth_private.counted_emails`.execute(database.db);
    const stored = rows.map(({ key }) => key).join("\n");
    expect(rows.length).toBeGreaterThan(4);
    for (const guess of toNetworks(address).flatMap(({ key }) => [key, `${email} ${key}`])) {
      expect(stored).not.toContain(createHash("sha256").update(guess).digest("base64url"));
    }
    for (const guess of [email, `signup ${email}`]) {
      expect(stored).not.toContain(createHash("sha256").update(guess).digest("base64url"));
    }
  });

  test("a count from a clock that was ahead blocks nobody beyond the next hourly cleanup", async () => {
    const { database, service } = await open();
    const signIn = async () =>
      (await service.client({ address }).signInWithPassword({ email: freshEmail(), password: goodPassword })).error
        ?.status;
    expect(await signIn()).toBe(400);
    await sql`update auth_private.rate_limits set points = 1000, expire = expire + 800 * 86400000::bigint`.execute(
      database.db,
    );
    expect(await signIn()).toBe(429);
    await service.service.deleteExpired();
    expect(await signIn()).toBe(400);
  });
});
