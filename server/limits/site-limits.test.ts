import { describe, expect, test } from "vitest";
import type { Database } from "@site/backend";
import { testLimits } from "@site/backend/testing";

describe("the numbers of docs/authentication.md and docs/admin.md", () => {
  const limits = testLimits({ kind: "pglite" } as Database, 1);
  const countUntilRefused = async (spend: () => Promise<unknown>): Promise<number> => {
    let count = 0;
    while (await spend().then(isGiven, () => false)) count += 1;
    return count;
  };
  const isGiven = (refusal: unknown) => refusal === undefined || refusal === null;

  test.each([
    ["newsletter", 30],
    ["desk-log-in", 20],
    ["thread", 300],
    ["wrong-secret", 30],
  ] as const)("S7.6 %s allows a network address the documented requests in five minutes", async (name, limit) => {
    expect(await countUntilRefused(() => limits.spendRequest(name, `198.51.100.${limit}`))).toBe(limit);
    expect(limits.blocked(name, `198.51.100.${limit}`)).toMatchObject({ retryAfter: 300 });
    await limits.spendRequest(name, "198.51.100.200");
  });

  test("S7.6 P3 a phone number is stored once an hour", async () => {
    await limits.spend("texts-gap", "one");
    await expect(limits.spend("texts-gap", "one")).rejects.toMatchObject({ retryAfter: 3600 });
    await limits.spend("texts-gap", "another");
  });

  test.each([
    ["texts", 1000, 60],
    ["chat_messages", 1000, 30],
    ["contact_messages", 1000, 30],
  ] as const)("S7.6 %s has a shared total that no other purpose uses up", async (name, points, perNetwork) => {
    const quota = limits.sharedQuota(name);
    const spend = (key: string) => quota.spend([{ key, times: 1 }]);
    expect(await countUntilRefused(() => spend("one"))).toBe(perNetwork);
    let strangers = 0;
    expect(await countUntilRefused(() => spend(`stranger ${(strangers += 1)}`))).toBe(points - perNetwork);
    expect(await spend("another")).toMatchObject({ reason: "others" });
  });
});
