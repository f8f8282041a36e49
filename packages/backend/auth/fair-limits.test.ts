import { sql } from "kysely";
import { expect, test } from "vitest";
import { toNetworks } from "@site/http";
import { budgets, leaveEmails } from "../testing/limits.ts";
import { describeAccounts, freshEmail, goodPassword, startTestService, type TestService } from "./testing.ts";

const json = { "Content-Type": "application/json" };

test("S7.6 an IPv6 address is counted by its /64, /56 and /48, an IPv4 address on its own", () => {
  const narrow = toNetworks("2001:db8:1:2:3:4:5:6");
  expect(narrow.map(({ times }) => times)).toEqual([1, 2, 4]);
  const shared = (one: string, other: string) => {
    const keys = new Set(toNetworks(one).map(({ key }) => key));
    return toNetworks(other).filter(({ key }) => keys.has(key)).length;
  };
  expect(shared("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9")).toBe(3);
  expect(shared("2001:db8:1:200::1", "2001:db8:1:2ff::1")).toBe(2);
  expect(shared("2001:db8:1:200::1", "2001:db8:1:300::1")).toBe(1);
  expect(shared("2001:db8:1::1", "2001:db8:2::1")).toBe(0);
  expect(toNetworks("::1")).toHaveLength(3);
  expect(toNetworks("198.51.100.1")).toEqual([{ key: "198.51.100.1", times: 1 }]);
});

const signIn = (service: TestService, email: string, password: string, address: string) =>
  service.post("/token?grant_type=password", { email, password }, address);

async function guessTwice(service: TestService, email: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    for (const wrong of ["wrong lantern", "wronger lantern"]) {
      expect((await signIn(service, email, wrong, address)).status).toBe(400);
    }
  }
}

const mailRequests = {
  "/signup": { password: goodPassword },
  "/recover": {},
  "/otp": {},
  "/magiclink": {},
  "/resend": { type: "signup" },
};

describeAccounts("limits that strangers can't use against others", (test, database) => {
  const asked = { all: [200, 200, 200], floors: [200, 429, 429], nothing: [429, 429, 429] };
  test.each(budgets)("S7.6 with %s of the emails left, no answer reveals who has an account", async (left) => {
    const [prepared, service] = [startTestService(database()), startTestService(database(), { rateLimitScale: 1 })];
    let host = 0;
    for (const [name, more] of Object.entries(mailRequests)) {
      const { email: known } = await prepared.signedInByCode();
      await prepared.signedUp({ email: known });
      for (const first of [known, freshEmail()]) {
        await leaveEmails(database(), left);
        const answers: unknown[] = [];
        host += 1;
        for (const email of [first, freshEmail(), freshEmail()]) {
          const answer = await service.post(name.split(" ")[0] ?? "", { email, ...more }, `192.0.2.${host}`);
          answers.push([answer.status, (await answer.json()).error_code]);
        }
        const expected = asked[left].map((status) => [
          status,
          status === 429 ? "over_email_send_rate_limit" : undefined,
        ]);
        expect(answers, `${name} ${first === known}`).toEqual(expected);
      }
    }
  });

  test("S7.6 wrong passwords from everywhere don't lock the owner out of a network used before", async () => {
    // A fifth of the limits allows two wrong passwords per address and ten in total.
    const service = startTestService(database(), { rateLimitScale: 0.2 });
    const [home, abroad] = ["198.51.100.1", "198.51.100.2"];
    const { email } = await service.signedIn({ address: home });
    await guessTwice(
      service,
      email,
      [10, 11, 12, 13, 14].map((host) => `203.0.113.${host}`),
    );
    expect((await signIn(service, email, goodPassword, abroad)).status).toBe(429);
    expect((await signIn(service, email, goodPassword, home)).status).toBe(200);
    const atHome = [];
    for (const wrong of ["one", "two", "three"]) atHome.push((await signIn(service, email, wrong, home)).status);
    expect(atHome).toEqual([400, 400, 429]);
  });

  test("S7.6 wrong passwords from the owner's own /48 don't lock the owner out of a network used before", async () => {
    // A fifth of the limits allows two wrong passwords per /64 and eight per /48.
    const service = startTestService(database(), { rateLimitScale: 0.2 });
    const inBlock = (subnet: number) => `2001:db8:77:${subnet}00::1`;
    const { email } = await service.signedIn({ address: inBlock(1) });
    await guessTwice(service, email, [2, 3, 4, 5].map(inBlock));
    expect((await signIn(service, email, goodPassword, inBlock(6))).status).toBe(429);
    expect((await signIn(service, email, goodPassword, inBlock(1))).status).toBe(200);
  });

  test("S7.6 after a password change, networks that knew the old one count as strangers", async () => {
    // A tenth of the limits allows one wrong password per address and five in total.
    const service = startTestService(database(), { rateLimitScale: 0.1 });
    const [home, theirs] = ["198.51.100.51", "198.51.100.52"];
    const newPassword = "another quiet harbour";
    const { client: owner, email } = await service.signedIn({ address: home });
    expect((await signIn(service, email, goodPassword, theirs)).status).toBe(200);
    expect((await owner.updateUser({ password: newPassword })).error).toBeNull();
    for (let host = 50; host < 55; host += 1) await signIn(service, email, "wrong lantern", `203.0.113.${host}`);
    expect((await signIn(service, email, newPassword, theirs)).status).toBe(429);
    expect((await signIn(service, email, newPassword, home)).status).toBe(200);
  });

  test("S7.6 a recovery and a first confirmation forget earlier networks", async ({ service }) => {
    const { client: stranger, email } = await service.signedIn({ address: "198.51.100.55" });
    const owner = service.client({ address: "198.51.100.56" });
    const networks = async () => {
      const { rows } = await sql<{ network: string }>`
        select network from auth_private.known_networks join auth.users on id = user_id
        where email = ${email}`.execute(database().db);
      return rows.map(({ network }) => network);
    };
    const before = await networks();
    await service.signedInByCode({ client: owner, email });
    const own = await networks();
    expect([before.length, own.length, own.includes(before[0] ?? "")]).toEqual([1, 1, false]);
    await owner.updateUser({ password: goodPassword });
    await stranger.signInWithPassword({ email, password: goodPassword });
    expect(await networks()).toHaveLength(2);
    await owner.resetPasswordForEmail(email);
    await owner.verifyOtp({ email, token: service.mailTo(email).code, type: "recovery" });
    expect(await networks()).toEqual(own);
  });

  test("S7.6 an attacker with the password can't use up the day's second-factor attempts for the owner's known network", async () => {
    // A fifth of the limits allows twenty wrong codes a day.
    const service = startTestService(database(), { rateLimitScale: 0.2 });
    const { client: owner, email } = await service.signedIn({ address: "198.51.100.61" });
    const { factorId, code } = await service.enrollApp(owner);

    // Fills the account's list of known networks with newer ones than the owner's.
    service.advance(60_000);
    await sql`
      insert into auth_private.known_networks (user_id, network, last_used_at)
      select id, 'network ' || number, ${service.now()} from auth.users, generate_series(1, 20) as number
      where email = ${email}`.execute(database().db);
    const { access_token: token } = await (await signIn(service, email, goodPassword, "203.0.113.60")).json();
    const headers = { ...json, Authorization: `Bearer ${token}` };
    const challenge = await service.request(`/factors/${factorId}/challenge`, { method: "POST", headers });
    const body = JSON.stringify({ challenge_id: (await challenge.json()).id, code: "000000" });
    const guess = { method: "POST", headers, body };
    const statuses: number[] = [];
    for (let host = 1; host <= 23; host += 1) {
      statuses.push((await service.request(`/factors/${factorId}/verify`, guess, `203.0.113.${host}`)).status);
    }
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    expect((await owner.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
    // Another person may have used the app, so removing it also forgets its networks.
    expect((await owner.mfa.unenroll({ factorId })).error).toBeNull();
    const { rows } = await sql`
      select network from auth_private.known_networks join auth.users on id = user_id
      where email = ${email} and second_step_at is not null`.execute(database().db);
    expect(rows).toEqual([]);
  });

  test("S7.6 emails requested by strangers don't keep the owner from getting one on a known network", async () => {
    // A tenth of the limits allows one email an hour per mailbox.
    const service = startTestService(database(), { rateLimitScale: 0.1 });
    const home = "198.51.100.31";
    const { email } = await service.signedIn({ address: home });
    // A rejected request sends no email, so the next one need not wait.
    for (const path of ["/recover", "/otp"]) {
      expect((await service.post(path, { email }, "203.0.113.131")).status).toBe(429);
    }
    expect((await service.post("/otp", { email }, home)).status).toBe(200);
    expect(service.sentMail).toHaveLength(2);
  });

  test("S7.6 a mailbox's codes can be guessed at most a hundred times a day, with or without an account", async () => {
    // A tenth of the limits allows ten wrong codes a day.
    const service = startTestService(database(), { rateLimitScale: 0.1 });
    const home = "198.51.100.41";
    const { email: known } = await service.signedIn({ address: home });
    for (const [base, email] of Object.entries({ 140: known, 160: freshEmail() })) {
      const statuses: number[] = [];
      for (let host = 1; host <= 12; host += 1) {
        const guess = { type: "email", email, token: "000000" };
        statuses.push((await service.post("/verify", guess, `203.0.113.${Number(base) + host}`)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    }
    // The owner's network has a separate count, and opening a link is not a guess.
    const away = "203.0.113.199";
    await service.post("/otp", { email: known }, home);
    const { code, link } = service.mailTo(known);
    expect((await service.post("/verify", { type: "email", email: known, token: code }, away)).status).toBe(429);
    expect((await service.post("/verify", { type: "email", email: known, token: "000000" }, home)).status).toBe(403);
    expect((await service.follow(link)).fragment.has("access_token")).toBe(true);
  });
});
