import { expect } from "vitest";
import { s256 } from "./flow-states.ts";
import { describeAccounts, freshEmail, goodPassword, startTestService, type TestService } from "./testing.ts";

const minute = 60_000;
const verifier = "a-verifier-of-forty-three-characters-or-more-01";
const siteUrl = "https://site.example";

describeAccounts("email links", (test, database) => {
  const start = () =>
    startTestService(database(), {
      settings: { siteUrl, linkPages: /^\/(confirm\?plans=a|account)?$/, redirectUrls: ["https://app.example/**"] },
    });
  const use = async (service: TestService, link: URL) => {
    const answer = await service.post("/larkpost/verify", Object.fromEntries(new URLSearchParams(link.hash.slice(1))));
    return { status: answer.status, body: await answer.json() };
  };
  const ask = (service: TestService, path: string, email: string, of = verifier) =>
    service.post(path, { email, code_challenge: s256(of), code_challenge_method: "s256" });
  const redeem = (service: TestService, auth_code: string, code_verifier = verifier) =>
    service.post("/token?grant_type=pkce", { auth_code, code_verifier });

  test("D31 lead to the page with the token in the fragment, and are redeemed by POST for a code, not a session", async () => {
    const service = start();
    for (const path of ["/otp", "/recover"]) {
      const { email } = await service.signedUp();
      await ask(service, `${path}?redirect_to=${siteUrl}/confirm?plans=a`, email);
      const { link } = service.mailTo(email);
      expect(link.href).toMatch(/^https:\/\/site\.example\/confirm\?plans=a#token=pkce_[\w-]{43}&type=\w+$/);
      const { status, body } = await use(service, link);
      expect([status, Object.keys(body)]).toEqual([200, ["code", "has_password"]]);
      expect((await redeem(service, body.code)).status).toBe(200);
      expect(await use(service, link)).toMatchObject({ status: 403, body: { error_code: "otp_expired" } });
    }
  });

  test("D31 requested without a challenge give neither a session nor a code, but still confirm the address", async () => {
    const service = start();
    const { email } = await service.signedUp();
    const { link } = service.mailTo(email);
    expect(await use(service, link)).toEqual({ status: 200, body: { code: null, has_password: true } });
    const { data } = await service.client().signInWithPassword({ email, password: goodPassword });
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  test("D31 lead to no other address of the site, so nobody can inject text into an email", async () => {
    const service = start();
    for (const written of ["call-us-now", "confirm?plans=your-account-was-stolen"]) {
      const email = freshEmail();
      await ask(service, `/otp?redirect_to=${siteUrl}/${written}`, email);
      expect(service.mailTo(email).link.href).toMatch(/^https:\/\/site\.example\/#token=/);
    }
  });

  test("D31 for a new address go to both mailboxes, and each is redeemed by POST only", async () => {
    const service = start();
    const { client, email } = await service.signedInByCode();
    const moved = freshEmail();
    await client.updateUser({ email: moved }, { emailRedirectTo: `${siteUrl}/account` });
    const answers: unknown[] = [];
    for (const mailbox of [email, moved]) {
      const { link } = service.mailTo(mailbox);
      expect(link.href).toMatch(/^https:\/\/site\.example\/account#token=[\w-]{43}&type=email_change$/);
      for (let time = 0; time < 2; time += 1) answers.push(await use(service, link));
    }
    const used = { status: 403, body: { error_code: "otp_expired" } };
    expect(answers).toMatchObject([{ status: 200, body: { halfway: true } }, used, { status: 200 }, used]);
  });

  test("D31 to another app have the format of the official client", async () => {
    const service = start();
    const email = freshEmail();
    await ask(service, "/otp?redirect_to=https://app.example/in", email);
    expect(service.mailTo(email).link.pathname).toBe("/auth/v1/verify");
  });

  test("S7.6 a code is redeemed only by the challenges that requested its email, even within the same minute", async () => {
    const service = start();
    const { email } = await service.signedUp();
    const stranger = "a-verifier-of-a-stranger-that-is-long-enough-02";
    const second = "a-verifier-of-a-second-tab-that-is-long-enough-3";
    await ask(service, "/otp", email, stranger);
    service.advance(2 * minute);
    await ask(service, "/otp", email);
    service.advance(minute / 2);
    await ask(service, "/otp", email, second);
    const { body } = await use(service, service.mailTo(email).link);
    service.advance(minute);
    await ask(service, "/otp", email, stranger);
    expect((await redeem(service, body.code, stranger)).status).toBe(400);
    expect((await redeem(service, body.code, second)).status).toBe(200);
  });

  test("S7.6 a plain-text challenge is refused with a sentence that names https", async () => {
    const service = start();
    const given = { email: freshEmail(), code_challenge: verifier, code_challenge_method: "plain" };
    const answer = await service.post("/otp", given);
    expect([answer.status, (await answer.json()).msg]).toEqual([400, expect.stringContaining("https")]);
  });
});
