import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, expect } from "vitest";
import { listen } from "@site/testing/ports.ts";
import { describeAccounts, freshEmail, goodPassword, startTestService } from "./testing.ts";

describeAccounts("limits", (test, database) => {
  test("S7.6 guessing at one account stops after ten tries, whatever address is forged, and others may go on", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const { email } = await service.signedUp({ address: "198.51.100.20" });
    const guess = (password: string, forged: string) =>
      service.request(
        "/token?grant_type=password",
        {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Forwarded-For": forged },
          body: JSON.stringify({ email, password }),
        },
        "198.51.100.21",
      );
    for (let round = 0; round < 10; round += 1) {
      expect((await guess(`wrong lantern ${round}`, `10.0.0.${round}`)).status).toBe(400);
    }
    const limited = await guess(goodPassword, "10.0.0.10");
    expect([limited.status, (await limited.json()).error_code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const owner = service.client({ address: "198.51.100.22" });
    expect((await owner.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test("S7.6 a mailbox gets a limited number of emails an hour, with or without an account", async () => {
    // A fifth of the limits allows two emails an hour per mailbox. Each request here is of a different kind.
    const service = startTestService(database(), { rateLimitScale: 0.2 });
    const client = service.client({ address: "198.51.100.40" });
    const [known, unknown] = [freshEmail(), freshEmail()];
    for (const email of [known, unknown]) {
      if (email === known) await client.signUp({ email, password: goodPassword });
      else await client.resend({ type: "signup", email });
      expect((await client.resetPasswordForEmail(email)).error).toBeNull();
      const { error } = await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
      expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
      expect(service.sentMail.filter(({ to }) => to === email)).toHaveLength(2);
    }
  });

  test("S7.6 changes that send a notice are limited per hour, by account and by network", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const address = "198.51.100.60";
    const tokens: string[] = [];
    for (const host of [61, 62, 63]) {
      const { client } = await service.signedIn({ address: `198.51.100.${host}` });
      tokens.push((await client.getSession()).data.session?.access_token ?? "");
    }
    const ask = async (method: string, path: string, token = "", body: object = {}) => {
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      return (await service.request(path, { method, headers, body: JSON.stringify(body) }, address)).status;
    };
    const before = service.sentMail.length;
    for (const [of, count] of [
      [0, 20],
      [1, 10],
    ] as const) {
      for (let made = 0; made < count; made += 1) {
        expect(await ask("PUT", "/user", tokens[of], { password: `quiet lantern number ${made}` })).toBe(200);
      }
    }
    expect(service.sentMail.slice(before).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 30 }, () => "password-changed"),
    );
    expect(await ask("POST", "/factors", tokens[2], { factor_type: "totp" })).toBe(429);
  });
});

describeAccounts("captcha", (test, database) => {
  let verdict: "yes" | "no" | "away" = "yes";
  const forms: URLSearchParams[] = [];
  const standIn = createServer(async (request, response) => {
    forms.push(new URLSearchParams(await text(request)));
    if (verdict === "away") response.writeHead(503).end("away");
    else response.end(JSON.stringify({ success: verdict === "yes" }));
  });
  let verifyUrl = "";
  beforeAll(async () => {
    verifyUrl = `http://127.0.0.1:${await listen(standIn)}/siteverify`;
    return () => void standIn.close();
  });

  test("S7.3 with a secret set, sign-up and sign-in require a valid captcha and fail closed", async () => {
    const service = startTestService(database(), {
      settings: { captcha: { provider: "turnstile", secret: "captcha secret", verifyUrl } },
    });
    const client = service.client();
    const email = freshEmail();
    const signUp = (captchaToken?: string) =>
      client.signUp({ email, password: goodPassword, options: captchaToken ? { captchaToken } : {} });
    expect((await signUp()).error).toMatchObject({ status: 400, code: "captcha_failed" });
    verdict = "no";
    expect((await signUp("bad")).error).toMatchObject({ status: 400, code: "captcha_failed" });
    verdict = "away";
    expect((await signUp("good")).error).toMatchObject({ status: 500 });
    verdict = "yes";
    expect((await signUp("good")).error).toBeNull();
    expect(Object.fromEntries(forms.at(-1) ?? [])).toEqual({
      secret: "captcha secret",
      response: "good",
      remoteip: "203.0.113.7",
    });
    for (const { error } of [
      await client.signInWithPassword({ email, password: goodPassword }),
      await client.signInWithOtp({ email }),
      await client.resetPasswordForEmail(email),
      await client.resend({ type: "signup", email }),
    ]) {
      expect(error).toMatchObject({ code: "captcha_failed" });
    }
    const options = { captchaToken: "good" };
    expect((await client.signInWithPassword({ email, password: goodPassword, options })).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
  });

  test("S7.6 with a captcha for each sign-in, an account locks after twice as many wrong passwords by strangers", async () => {
    verdict = "yes";
    const attack = async (captcha: boolean, network: string) => {
      // A tenth of the limits allows one wrong password per address and five or ten in total.
      const service = startTestService(database(), {
        rateLimitScale: 0.1,
        settings: captcha ? { captcha: { provider: "turnstile", secret: "captcha secret", verifyUrl } } : {},
      });
      const statuses: number[] = [];
      const email = freshEmail();
      const gotrue_meta_security = { captcha_token: "good" };
      for (let host = 1; host <= 11; host += 1) {
        const wrong = { email, password: "wrong lantern", gotrue_meta_security };
        statuses.push((await service.post("/token?grant_type=password", wrong, `${network}.${host}`)).status);
      }
      return statuses.indexOf(429);
    };
    expect([await attack(false, "198.18.0"), await attack(true, "198.18.1")]).toEqual([5, 10]);
  });

  test("S7.6 the log records events without anyone's password, token, code or address", async ({ service }) => {
    const { client, email, session } = await service.signedIn();
    await client.signInWithPassword({ email, password: "canary-password-1" });
    await client.signInWithOtp({ email });
    const { code } = service.mailTo(email);
    const log = JSON.stringify(service.logged);
    expect(service.logged.map(({ fields }) => fields.event)).toEqual(
      expect.arrayContaining(["sign_up", "sign_in", "sign_in_failed", "sign_in_link_requested"]),
    );
    const { access_token: access, refresh_token: refresh } = session;
    for (const secret of [email, goodPassword, "canary-password-1", `"${code}"`, access, refresh]) {
      expect(log).not.toContain(secret);
    }
  });

  test("S7.6 an account gets its emails about a new address even if another just requested the same one", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const [stranger, owner] = [await service.signedInByCode(), await service.signedInByCode()];
    const [wanted, other] = [freshEmail(), freshEmail()];
    const sent = () => service.sentMail.filter(({ kind }) => kind.startsWith("email-change")).map(({ to }) => to);
    const ask = async ({ client }: typeof owner, email: string) => (await client.updateUser({ email })).error;
    expect(await ask(stranger, wanted)).toBeNull();
    expect(await ask(owner, wanted)).toBeNull();
    expect(sent()).toEqual([wanted, stranger.email, wanted, owner.email]);
    // The owner's emails are still valid, so no new ones are sent.
    expect(await ask(owner, wanted)).toBeNull();
    expect(sent()).toHaveLength(4);
    // Another address replaces the first change. Changing back needs new emails, but it is too soon for them.
    expect(await ask(owner, other)).toBeNull();
    expect(await ask(owner, wanted)).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(sent()).toHaveLength(6);
    await owner.client.updateUser({ password: "a lamp in the window" });
    expect(await ask(owner, other)).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  });
});
