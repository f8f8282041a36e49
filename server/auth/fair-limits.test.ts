import { expect, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { networksOf } from "./client-address.ts";
import { createLimits } from "./limits.ts";
import { follow, freshEmail, goodPassword, letterTo, startTestService, type TestService } from "./testing.ts";

const json = { "Content-Type": "application/json" };

test("S7.6 an IPv6 address is counted by its /64, its /56 and its /48, an IPv4 address by itself", () => {
  const narrow = networksOf("2001:db8:1:2:3:4:5:6");
  expect(narrow.map(({ times }) => times)).toEqual([1, 2, 4]);
  const shared = (one: string, other: string) => {
    const keys = new Set(networksOf(one).map(({ key }) => key));
    return networksOf(other).filter(({ key }) => keys.has(key)).length;
  };
  expect(shared("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9")).toBe(3);
  expect(shared("2001:db8:1:200::1", "2001:db8:1:2ff::1")).toBe(2);
  expect(shared("2001:db8:1:200::1", "2001:db8:1:300::1")).toBe(1);
  expect(shared("2001:db8:1::1", "2001:db8:2::1")).toBe(0);
  expect(networksOf("::1")).toHaveLength(3);
  expect(networksOf("198.51.100.1")).toEqual([{ key: "198.51.100.1", times: 1 }]);
});

test("S7.6 no network address gets more than sixty letters an hour out of the site", async () => {
  vi.useFakeTimers();
  try {
    const limits = createLimits({ kind: "pglite" } as Database, 1);
    let asked = 0;
    const ask = async () => {
      await limits.address("letter", "198.51.100.90");
      asked += 1;
    };
    for (let minute = 0; minute < 55; minute += 1) {
      for (let count = 0; count < 30; count += 1) await ask().catch(() => {});
      vi.advanceTimersByTime(60_000);
    }
    expect(asked).toBe(60);
    await expect(ask()).rejects.toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    await limits.address("letter", "198.51.100.91");
    vi.advanceTimersByTime(5 * 60_000);
    await ask();
  } finally {
    vi.useRealTimers();
  }
});

function send(service: TestService, path: string, body: object, address?: string): Promise<Response> {
  return service.request(path, { method: "POST", headers: json, body: JSON.stringify(body) }, address);
}

const signIn = (service: TestService, email: string, password: string, address: string) =>
  send(service, "/token?grant_type=password", { email, password }, address);

describeOnEachDatabase("limits that strangers can't turn against others", (database) => {
  // The first, because on Postgres all of them count the site's letters together.
  test("S7.6 a fifth of the hour's letters is kept for confirmed accounts, and the answer does not tell who has one", async () => {
    // At a hundredth of the limits there are ten letters an hour for everybody, and one to a mailbox.
    const service = startTestService(database(), { rateLimitScale: 0.01 });
    let host = 0;
    const fromElsewhere = (path: string, body: object) => {
      host += 1;
      return send(service, path, body, `192.0.2.${host}`);
    };
    const owner = freshEmail();
    await fromElsewhere("/signup", { email: owner, password: goodPassword });
    await follow(service, letterTo(service, owner).link);
    for (let count = 1; count < 8; count += 1) await fromElsewhere("/recover", { email: freshEmail() });
    expect(service.letters).toHaveLength(8);

    const stranger = freshEmail();
    const unknown = await fromElsewhere("/recover", { email: stranger });
    const known = await send(service, "/recover", { email: owner });
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    expect(service.letters.slice(8).map(({ to }) => to)).toEqual([owner]);
    for (const email of [freshEmail(), freshEmail()]) {
      const refused = await fromElsewhere("/signup", { email, password: goodPassword });
      expect([refused.status, (await refused.json()).error_code]).toEqual([429, "over_email_send_rate_limit"]);
    }
    await service.close();
  });

  test("S7.6 the networks of one /48 have a share together, and another /48 has its own", async () => {
    const service = startTestService(database(), { rateLimitScale: 0.1 });
    const ask = (group: string, host: number) =>
      send(service, "/recover", { email: "not an address" }, `2001:db8:${group}:${host.toString(16)}00::1`);
    const statuses: number[] = [];
    for (let host = 1; host <= 20; host += 1) statuses.push((await ask("7", host)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual(Array.from({ length: 8 }, () => 429));
    expect((await ask("8", 1)).status).toBe(400);
    await service.close();
  });

  test("S7.6 wrong passwords from everywhere don't keep the owner out where he signed in before", async () => {
    // At a fifth of the limits: two wrong passwords from one address, ten from everywhere.
    const service = startTestService(database(), { rateLimitScale: 0.2 });
    const email = freshEmail();
    const [home, abroad] = ["198.51.100.1", "198.51.100.2"];
    await send(service, "/signup", { email, password: goodPassword }, home);
    expect((await signIn(service, email, goodPassword, home)).status).toBe(200);
    for (let host = 10; host < 15; host += 1) {
      for (const wrong of ["wrong lantern", "wronger lantern"]) {
        expect((await signIn(service, email, wrong, `203.0.113.${host}`)).status).toBe(400);
      }
    }
    expect((await signIn(service, email, goodPassword, abroad)).status).toBe(429);
    expect((await signIn(service, email, goodPassword, home)).status).toBe(200);
    const atHome = [];
    for (const wrong of ["one", "two", "three"]) atHome.push((await signIn(service, email, wrong, home)).status);
    expect(atHome).toEqual([400, 400, 429]);
    await service.close();
  });

  test("S7.6 letters that strangers asked for don't keep the owner from one where he signed in before", async () => {
    // At a tenth of the limits a mailbox gets one letter an hour.
    const service = startTestService(database(), { rateLimitScale: 0.1 });
    const email = freshEmail();
    const home = "198.51.100.31";
    await send(service, "/signup", { email, password: goodPassword }, home);
    expect((await signIn(service, email, goodPassword, home)).status).toBe(200);
    expect((await send(service, "/recover", { email }, "203.0.113.131")).status).toBe(429);
    expect((await send(service, "/otp", { email }, home)).status).toBe(200);
    expect(service.letters).toHaveLength(2);
    await service.close();
  });

  test("S7.6 the codes of a mailbox may be guessed a hundred times a day, with or without an account", async () => {
    // At a tenth of the limits: ten a day.
    const service = startTestService(database(), { rateLimitScale: 0.1 });
    const [known, unknown] = [freshEmail(), freshEmail()];
    const home = "198.51.100.41";
    await send(service, "/signup", { email: known, password: goodPassword }, home);
    await signIn(service, known, goodPassword, home);
    for (const [email, base] of [
      [known, 140],
      [unknown, 160],
    ] as const) {
      const statuses: number[] = [];
      for (let host = 1; host <= 12; host += 1) {
        const guess = { type: "email", email, token: "000000" };
        statuses.push((await send(service, "/verify", guess, `203.0.113.${base + host}`)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    }
    // The owner has his own count, and a link needs no guess.
    const away = "203.0.113.199";
    await send(service, "/otp", { email: known }, home);
    const { code, link } = letterTo(service, known);
    expect((await send(service, "/verify", { type: "email", email: known, token: code }, away)).status).toBe(429);
    expect((await send(service, "/verify", { type: "email", email: known, token: "000000" }, home)).status).toBe(403);
    expect((await follow(service, link)).fragment.has("access_token")).toBe(true);
    await service.close();
  });
});
