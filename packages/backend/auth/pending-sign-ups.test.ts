import { s256 } from "./flow-states.ts";
import { expect } from "vitest";
import {
  type Client,
  describeAccounts,
  exchange,
  freshEmail,
  goodPassword,
  startTestService,
  strangersPassword,
} from "./testing.ts";

const challenge = { code_challenge: "s".repeat(43), code_challenge_method: "s256" };

describeAccounts("two parties with one address", (test, database) => {
  test.each([
    { mail: "with a mail server", confirmFirst: true },
    { mail: "without one", confirmFirst: false },
  ])(
    "D9 the password is that of the owner who opens the email, regardless of other sign-ups or requests, $mail",
    async ({ confirmFirst }) => {
      const orders = [
        ["stranger", "owner"],
        ["owner", "stranger"],
        ["stranger", "owner", "stranger"],
      ] as const;
      for (const resend of [challenge, {}, null]) {
        for (const [index, order] of orders.entries()) {
          const limits = resend === null ? { rateLimitScale: 1 } : {};
          const service = startTestService(database(), { settings: { confirmFirst }, ...limits });
          const owner = service.client({ flowType: "pkce", address: `198.51.100.${index}` });
          const stranger = service.client({ flowType: "pkce", address: "198.51.100.9" });
          const email = freshEmail();
          for (const party of order) {
            if (party === "owner") await owner.signUp({ email, password: goodPassword });
            else await stranger.signUp({ email, password: strangersPassword });
          }
          await stranger.signInWithPassword({ email, password: strangersPassword });
          if (resend) await service.post("/resend", { type: "signup", email, ...resend });
          expect([order, service.sentMail.length]).toEqual([order, resend ? order.length + 1 : 1]);
          const { exchanged } = await service.openMail(email, owner);
          expect([order, exchanged?.error]).toEqual([order, null]);
          expect([order, await service.whoSignsIn(email)]).toEqual([order, ["owner"]]);
          expect((await stranger.getUser()).error).not.toBeNull();
          expect((await owner.getUser()).data.user?.email).toBe(email);
        }
      }
    },
    120_000,
  );

  test("D9 an email opened elsewhere confirms the only password typed, however often", async () => {
    const service = startTestService(database(), { settings: { confirmFirst: true } });
    for (const [flowType, errorCode] of [
      ["implicit", undefined],
      ["pkce", "pkce_code_verifier_not_found"],
    ] as const) {
      const client = service.client({ flowType });
      const email = freshEmail();
      for (let time = 0; time < 3; time += 1) await client.signUp({ email, password: goodPassword });
      const { url, exchanged } = await service.openMail(email, service.client({ flowType: "pkce" }));
      expect(exchanged?.error?.code).toBe(errorCode);
      expect(url.searchParams.get("type")).toBe(flowType === "pkce" ? "signup" : null);
      expect(url.searchParams.get("password")).toBeNull();
      expect(await service.signsIn(email, goodPassword)).toBe(true);
    }
  });

  test("D9 D19 an email opened elsewhere confirms only the address once two passwords were typed, as a code reports", async () => {
    const service = startTestService(database(), { settings: { confirmFirst: true } });
    const { owner, stranger, email } = service.meet();
    await stranger.signUp({ email, password: strangersPassword });
    await owner.signUp({ email, password: goodPassword });
    const { url, exchanged } = await service.openMail(email, service.client({ flowType: "pkce" }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ type: "signup", password: "unset" });
    expect(exchanged?.error).not.toBeNull();
    expect(await service.whoSignsIn(email)).toEqual([]);
    await stranger.signUp({ email, password: strangersPassword });
    await owner.signUp({ email, password: goodPassword });
    expect((await service.openMail(email, owner)).exchanged?.error).toBeNull();
    expect(await service.whoSignsIn(email)).toEqual(["owner"]);
  });

  test("D9 a typed code confirms like an email opened elsewhere", async () => {
    const service = startTestService(database(), { settings: { confirmFirst: true } });
    const client = service.client();
    for (const passwords of [[goodPassword], [goodPassword, strangersPassword]]) {
      const email = freshEmail();
      for (const password of passwords) await client.signUp({ email, password });
      const { code } = service.mailTo(email);
      expect((await service.client().verifyOtp({ email, token: code, type: "signup" })).error).toBeNull();
      for (const password of passwords) {
        expect(await service.signsIn(email, password)).toBe(passwords.length === 1);
      }
    }
  });

  test("D9 an email for sign-in or password reset confirms no password, and signs its requester in", async ({
    service,
  }) => {
    for (const ask of [
      (client: Client, email: string) => client.signInWithOtp({ email }),
      (client: Client, email: string) => client.resetPasswordForEmail(email),
    ]) {
      const { owner, stranger, email } = service.meet();
      await stranger.signUp({ email, password: strangersPassword });
      await stranger.signInWithPassword({ email, password: strangersPassword });
      await ask(owner, email);
      await ask(stranger, email);
      expect((await service.openMail(email, owner)).exchanged?.error).toBeNull();
      expect((await stranger.getUser()).error).not.toBeNull();
      expect((await owner.updateUser({ password: goodPassword })).error).toBeNull();
      expect(await service.whoSignsIn(email)).toEqual(["owner"]);
    }
  });

  test("S7.6 D9 an owner with a challenge can use the email that a stranger requested without one within the minute", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const owner = service.client({ flowType: "pkce", address: "198.51.100.71" });
    const email = freshEmail();
    await owner.signUp({ email, password: goodPassword });
    await service.openMail(email, owner);
    for (const [path, ask] of [
      ["/otp", () => owner.signInWithOtp({ email })],
      ["/recover", () => owner.resetPasswordForEmail(email)],
    ] as const) {
      await service.post(path, { email }, "198.51.100.99");
      const sent = service.sentMail.length;
      expect((await ask()).error).toBeNull();
      expect(service.sentMail).toHaveLength(sent);
      expect((await service.openMail(email, owner)).exchanged?.error).toBeNull();
    }
  });

  test("D9 repeating the challenge of another's sign-up adds no password to the account", async ({ service }) => {
    const email = freshEmail();
    const verifier = "v".repeat(50);
    const challenge = { code_challenge: s256(verifier), code_challenge_method: "s256" };
    for (const password of [goodPassword, strangersPassword])
      await service.post("/signup", { email, password, ...challenge });
    const { url } = await service.follow(service.mailTo(email).link);
    const given = { auth_code: url.searchParams.get("code"), code_verifier: verifier };
    expect((await service.post("/token?grant_type=pkce", given)).status).toBe(200);
    expect(await service.whoSignsIn(email)).toEqual(["owner"]);
  });

  test("D9 an account's data comes from the sign-up, not from a stranger's email to sign in", async ({ service }) => {
    const owner = service.client({ flowType: "pkce" });
    const email = freshEmail();
    await service.client().signInWithOtp({ email, options: { data: { shop: "Mallory", role: "none" } } });
    await owner.signUp({ email, password: goodPassword, options: { data: { shop: "Aria" } } });
    const user = (await service.openMail(email, owner)).exchanged?.data.user;
    expect(user?.user_metadata).toMatchObject({ shop: "Aria", email });
    expect(user?.user_metadata).not.toHaveProperty("role");
  });

  test("D9 the verifier of a /resend proves no password", async () => {
    const service = startTestService(database(), { settings: { confirmFirst: true } });
    const { owner, stranger, email } = service.meet();
    await stranger.signUp({ email, password: strangersPassword });
    await service.client().signUp({ email, password: goodPassword });
    await owner.resend({ type: "signup", email });
    expect((await service.openMail(email, owner)).exchanged?.error).toBeNull();
    expect(await service.whoSignsIn(email)).toEqual([]);
    expect((await owner.updateUser({ password: goodPassword })).error).toBeNull();
  });

  test("S7.6 D9 a caller with the code but without a password gets nothing and doesn't use it up", async ({
    service,
  }) => {
    const { owner, stranger, email } = service.meet();
    await owner.signUp({ email, password: goodPassword });
    const { url } = await service.follow(service.mailTo(email).link);
    await stranger.signUp({ email: freshEmail(), password: strangersPassword });
    expect((await exchange(stranger, url)).error).toMatchObject({ code: "bad_code_verifier" });
    expect((await exchange(owner, url)).error).toBeNull();
  });

  test("D9 an account without a password takes one only at the exchange, and one with a password takes none", async ({
    service,
  }) => {
    const { owner, stranger, email } = service.meet();
    await owner.signInWithOtp({ email });
    await service.openMail(email, owner);
    await stranger.signUp({ email, password: strangersPassword });
    expect((await service.openMail(email, owner)).exchanged?.error).not.toBeNull();
    expect(await service.signsIn(email, strangersPassword)).toBe(false);
    const { client: elsewhere } = await service.signedInByCode({ email });
    await owner.signUp({ email, password: goodPassword, options: { data: { shop: "Aria" } } });
    expect((await elsewhere.getUser()).error).toBeNull();
    expect((await service.openMail(email, owner)).exchanged?.data.user).toMatchObject({
      email,
      user_metadata: { shop: "Aria", email_verified: true },
      identities: [{ provider: "email" }],
    });
    expect((await elsewhere.getUser()).error).not.toBeNull();
    expect(await service.signsIn(email, goodPassword)).toBe(true);
    await stranger.signUp({ email, password: strangersPassword });
    expect(service.mailTo(email).mail.kind).toBe("already-signed-up");
  });

  test("D9 an account with an app takes no password from a sign-up, so the mailbox alone can't pass the second factor", async ({
    service,
  }) => {
    const { client: owner, email } = await service.signedInByCode();
    const reader = service.client({ flowType: "pkce" });
    await reader.signUp({ email, password: strangersPassword });
    const sent = service.mailTo(email);
    await service.enrollApp(owner);
    const { url } = await service.follow(sent.link);
    await exchange(reader, url);
    await reader.signUp({ email, password: strangersPassword });
    expect(service.mailTo(email).mail.kind).toBe("already-signed-up");
    expect(await service.signsIn(email, strangersPassword)).toBe(false);
  });
});
