import { expect, test, describe } from "vitest";
import { describeOnEachDatabase, type RestTester, testRest, testLimits } from "@site/backend/testing";
import type { Tables } from "../database/tables.ts";
import type { Database } from "@site/backend";

const chat = { email: "owner@marlow-bakery.example", message: "Do you open on Sundays?", page: "/pricing" };

function leave({ request }: RestTester, address?: string, headers: Record<string, string> = {}) {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(chat),
  };
  return request("/chat_messages", init, address);
}

describeOnEachDatabase("limits of stored messages", (database) => {
  async function stored(): Promise<number> {
    const rows = await database().db.withTables<Tables>().selectFrom("chat_messages").select("id").execute();
    return rows.length;
  }

  test("D2 D3 an address may send thirty in five minutes", async () => {
    const rest = testRest(database(), { rateLimitScale: 1 });
    const before = await stored();
    for (let request = 0; request < 30; request += 1) expect((await leave(rest)).status).toBe(201);
    const refused = await leave(rest);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) });
    expect((await leave(rest, "203.0.113.8")).status).toBe(201);
    expect((await rest.request("/case_studies?select=id")).status).toBe(200);
    expect(await stored()).toBe(before + 31);
  });

  test("D2 D3 refused messages don't count", async () => {
    const rest = testRest(database(), { rateLimitScale: 1 });
    for (let attempt = 0; attempt < 40; attempt += 1) {
      expect((await rest.post("/chat_messages", { ...chat, email: "nobody" })).status).toBe(400);
      expect((await rest.post("/case_studies", {})).status).toBe(401);
    }
    for (let request = 0; request < 30; request += 1) expect((await leave(rest)).status).toBe(201);
    expect((await leave(rest)).status).toBe(429);
  });

  test("D2 D3 messages the database doesn't store don't count", async () => {
    const rest = testRest({ ...database(), as: () => Promise.reject(new Error("away")) }, { rateLimitScale: 0.1 });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await leave(rest)).status).toBe(500);
  });

  test("D2 D3 a burst of requests doesn't get past the limit", async () => {
    const rest = testRest(database(), { rateLimitScale: 1 });
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 60 }, () => leave(rest)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(await stored()).toBe(before + 30);
  });

  test("D2 D3 all addresses together have a limit, and so do the networks of one /48", async () => {
    const rest = testRest(database(), { rateLimitScale: 0.01 });
    const getRefused = async (addresses: string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push((await leave(rest, address)).status);
      return statuses.filter((status) => status === 429).length;
    };
    // A hundredth of the limits allows one message per address, four per /48 and ten in total.
    const hosts = Array.from({ length: 12 }, (_, host) => host + 1);
    expect(await getRefused(hosts.map((host) => `2001:db8:7:${host.toString(16)}00::1`))).toBe(8);
    expect(await getRefused(hosts.map((host) => `192.0.2.${host}`))).toBe(6);
  });

  test("D2 D3 a flood of chat messages closes neither the chat to newcomers nor the contact form, and a refusal doesn't blame the visitor", async () => {
    const rest = testRest(database(), { rateLimitScale: 0.1 });
    const statuses: number[] = [];
    for (let host = 1; host <= 34; host += 1) {
      for (const _ of [1, 2, 3]) statuses.push((await leave(rest, `192.0.2.${host}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await leave(rest, "198.51.100.1")).status).toBe(201);
    const contact = { name: "Ruth", business: "Marlow Bakery", email: chat.email, message: "How much is it?" };
    expect((await rest.post("/contact_messages", contact)).status).toBe(201);
    const refused = await leave(rest, "198.51.100.1");
    expect(refused.status).toBe(429);
    expect((await refused.json()).message).toMatch(/^So many messages are arriving/);
  });

  test("D2 D3 an address can't be forged: X-Forwarded-For counts only behind as many proxies as are trusted", async () => {
    for (const [proxies, expected] of [
      [0, [201, 201, 201, 429, 429]],
      [1, [201, 201, 201, 201, 201]],
    ] as const) {
      const rest = testRest(database(), { rateLimitScale: 0.1, settings: { trustedProxyCount: proxies } });
      const statuses: number[] = [];
      for (let host = 0; host < 5; host += 1) {
        statuses.push((await leave(rest, "192.0.2.1", { "X-Forwarded-For": `203.0.113.${host}` })).status);
      }
      expect(statuses).toEqual(expected);
    }
  });
});

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
