import { describe, expect, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { createPostgresDatabase } from "../database/testing.ts";
import { emailBudget, type EmailRule } from "../limits/email-budget.ts";
import { createLimits } from "../limits/limits.ts";
import { siteLimits } from "../testing/site.ts";
import { type AccountLimits, accountLimits } from "./rate-limit-rules.ts";

const open = (database: Database, scale: number) =>
  createLimits(database, { scale, rules: accountLimits, digest: String });

const minute = 60;
const day = 86_400;

/** The limits in docs/authentication.md, in requests and seconds. */
const promised = {
  "sign-up": [30, 5 * minute],
  "sign-in": [30, 5 * minute],
  refresh: [300, 5 * minute],
  mail: [30, 5 * minute],
  verify: [30, 5 * minute],
  factor: [30, minute],
  provider: [30, 5 * minute],
  account: [30, 5 * minute],
  other: [600, minute],
  change: [30, 60 * minute],
} as const satisfies Record<keyof AccountLimits["perNetwork"], readonly [number, number]>;

const promisedToAccounts = {
  "password-anywhere": [50, 60 * minute],
  "password-anywhere-captcha": [100, 60 * minute],
  "password-own": [10, 15 * minute],
  "second-step-anywhere": [100, day],
  "change-anywhere": [20, 60 * minute],
  "code-day": [100, day],
  "email-change": [10, 60 * minute],
} as const satisfies Record<keyof AccountLimits["perAccount"], readonly [number, number]>;

const names = <Limit extends string>(rules: Record<Limit, unknown>) => Object.keys(rules) as Limit[];

describe("the documented numbers", () => {
  const limits = open({ kind: "pglite" } as Database, 1);

  test.each(names(promised))(
    "S7.6 one %s more than allowed from a network address is refused, and only there",
    async (limit) => {
      const [points, duration] = promised[limit];
      const address = "198.51.100.60";
      for (let count = 0; count < points; count += 1) await limits.spendRequest(limit, address);
      const refused = await limits.spendRequest(limit, address).catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: "LimitError", retryAfter: expect.closeTo(duration, -1) });
      await limits.spendRequest(limit, "198.51.100.200");
    },
  );

  test.each(names(promisedToAccounts))("S7.6 one %s more than allowed for an account is refused", async (limit) => {
    const [points, duration] = promisedToAccounts[limit];
    for (let count = 0; count < points; count += 1) await limits.spend(limit, "one");
    const refused = await limits.spend(limit, "one").catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: "LimitError", retryAfter: expect.closeTo(duration, -1) });
    await limits.spend(limit, "another");
  });
});

test("S7.6 the floors of all purposes and the shared rest add up to a thousand emails an hour", () => {
  const rules: EmailRule[] = Object.values({ ...accountLimits.emails, ...siteLimits.emails });
  const floors = [...new Set(rules.map(({ floor }) => floor))];
  expect(floors).toEqual(["sign-up", "sign-in", "email-change", "newsletter", "receipt", "copy"]);
  expect(emailBudget.common.points + floors.length * emailBudget.floor).toBe(1000);
});

test("S7.6 the networks of one /48 share four times the limit of one, and another /48 has its own", async () => {
  const limits = open({ kind: "pglite" } as Database, 0.1);
  const ask = (group: number, host: number) =>
    limits.spendRequest("mail", `2001:db8:${group}:${host.toString(16)}00::1`);
  for (let host = 1; host <= 12; host += 1) await ask(7, host);
  await expect(ask(7, 13)).rejects.toMatchObject({ name: "LimitError" });
  await ask(8, 1);
});

test("S7.6 the ten thousand most recently refused addresses are remembered", async () => {
  // At the smallest scale, each address may make one request.
  const limits = open({ kind: "pglite" } as Database, 0.000_001);
  const refuse = async (address: string) => {
    await limits.spendRequest("other", address).catch(() => {});
    await limits.spendRequest("other", address).catch(() => {});
  };
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index < 9_999; index += 1) await refuse(address(index));
  await refuse(address(0));
  for (const index of [10_000, 10_001]) await refuse(address(index));
  expect(limits.blocked("other", address(0))).toMatchObject({ name: "LimitError" });
  expect(limits.blocked("other", address(10_001))).toMatchObject({ name: "LimitError" });
  expect(limits.blocked("other", address(1))).toBeNull();
});

test("S7.6 a mailbox gets one email per purpose a minute, and ten an hour", async () => {
  const database = await (await createPostgresDatabase()).open();
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const limits = open(database, 1);
    const reserve = (to: string, purpose: keyof AccountLimits["emails"] = "sign-up") =>
      limits.reserveEmail({ purpose, to, networks: [{ key: "one", times: 1 }] });
    for (let count = 0; count < 10; count += 1) {
      expect(await reserve("ada@shop.example")).toBe(true);
      vi.setSystemTime(Date.now() + 59_000);
      expect(await reserve("ada@shop.example")).toBe(false);
      vi.setSystemTime(Date.now() + 2_000);
    }
    await expect(reserve("ada@shop.example")).rejects.toMatchObject({
      counted: "emails",
      retryAfter: 3600 - 10 * 61,
    });
    expect(await reserve("ada@shop.example", "recovery")).toBe(true);
    expect(await reserve("ruth@shop.example")).toBe(true);
    await limits.refundEmail({ purpose: "sign-up", to: "ruth@shop.example" });
    expect(await reserve("ruth@shop.example")).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("S7.6 processes that share a Postgres server count together", async () => {
  const database = await (await createPostgresDatabase()).open();
  const processes = [open(database, 0.02), open(database, 0.02)] as const;
  for (const limits of processes) await limits.spend("code-day", "one");
  for (const limits of processes) {
    await expect(limits.spend("code-day", "one")).rejects.toMatchObject({ name: "LimitError" });
  }
});
