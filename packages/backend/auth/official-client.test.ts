import { AuthApiError } from "@supabase/auth-js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../database/testing.ts";
import { type Client, freshEmail, goodPassword, mailTo, startTestService, type TestService } from "./testing.ts";

async function signedInByCode(service: TestService): Promise<{ client: Client; email: string }> {
  const client = service.client();
  const email = freshEmail();
  await client.signInWithOtp({ email });
  await client.verifyOtp({ email, token: mailTo(service, email).code, type: "email" });
  return { client, email };
}

/** Features that are not offered, with the status and code of their errors. */
const notOffered: [string, (client: Client) => Promise<{ error: unknown }>, number, string][] = [
  ["signInAnonymously", (client) => client.signInAnonymously(), 422, "anonymous_provider_disabled"],
  [
    "signUp with a phone",
    (client) => client.signUp({ phone: "+4915100", password: goodPassword }),
    400,
    "phone_provider_disabled",
  ],
  [
    "signInWithPassword with a phone",
    (client) => client.signInWithPassword({ phone: "+4915100", password: goodPassword }),
    400,
    "phone_provider_disabled",
  ],
  [
    "signInWithOtp with a phone",
    (client) => client.signInWithOtp({ phone: "+4915100" }),
    400,
    "phone_provider_disabled",
  ],
  [
    "verifyOtp with a phone",
    (client) => client.verifyOtp({ phone: "+4915100", token: "123456", type: "sms" }),
    400,
    "phone_provider_disabled",
  ],
  ["resend to a phone", (client) => client.resend({ phone: "+4915100", type: "sms" }), 400, "phone_provider_disabled"],
  ["updateUser with a phone", (client) => client.updateUser({ phone: "+4915100" }), 400, "phone_provider_disabled"],
  [
    "signInWithIdToken",
    (client) => client.signInWithIdToken({ provider: "google", token: "x" }),
    400,
    "provider_disabled",
  ],
  [
    "linkIdentity with an ID token",
    (client) => client.linkIdentity({ provider: "google", token: "x" }),
    400,
    "provider_disabled",
  ],
  ["signInWithSSO", (client) => client.signInWithSSO({ domain: "shop.example" }), 404, "saml_provider_disabled"],
  [
    "signInWithWeb3",
    (client) => client.signInWithWeb3({ chain: "ethereum", message: "x", signature: "0x00" }),
    422,
    "web3_provider_disabled",
  ],
  [
    "a phone as second factor",
    (client) => client.mfa.enroll({ factorType: "phone", phone: "+4915100" }),
    422,
    "mfa_phone_enroll_not_enabled",
  ],
  [
    "a passkey as second factor",
    (client) => client.mfa.enroll({ factorType: "webauthn", friendlyName: "key" }),
    422,
    "mfa_webauthn_enroll_not_enabled",
  ],
  ["the admin API", (client) => client.admin.listUsers(), 404, "unknown"],
  ["passkeys", (client) => client.passkey.list(), 404, "passkey_disabled"],
  [
    "linkIdentity without PKCE",
    (client) => client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } }),
    400,
    "validation_failed",
  ],
  [
    "verifyOtp of an invitation, which nobody sends",
    (client) => client.verifyOtp({ email: freshEmail(), token: "123456", type: "invite" }),
    403,
    "otp_expired",
  ],
];

describeOnEachDatabase("the official client", (database) => {
  test("S7.6 D9 shouldCreateUser: false opens no account, and neither answer nor email count tells who has one", async () => {
    const service = startTestService(database());
    for (const flowType of ["implicit", "pkce"] as const) {
      const [{ email: known }, unknown] = [await signedInByCode(service), freshEmail()];
      const client = service.client({ flowType });
      const answers = [];
      service.advance(61_000);
      for (const email of [known, unknown]) {
        const sent = service.sentMail.length;
        answers.push(await client.signInWithOtp({ email, options: { shouldCreateUser: false, data: { role: "x" } } }));
        expect(service.sentMail.slice(sent).map(({ to }) => to)).toEqual([email]);
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ data: { user: null, session: null }, error: null });
      // The email to the address without an account has neither a code nor a link that signs in.
      const { mail, code } = mailTo(service, unknown);
      expect([code, mail.link !== undefined]).toEqual(["", false]);
      const { rows } = await sql`select id from auth.users where email = ${unknown}`.execute(database().db);
      expect(rows).toEqual([]);
      const unknownUserId = await client.verifyOtp({ email: unknown, token: "123456", type: "email" });
      expect(unknownUserId.error).toMatchObject({ code: "otp_expired", status: 403 });
      const verified = await client.verifyOtp({ email: known, token: mailTo(service, known).code, type: "email" });
      expect(verified.error).toBeNull();
      expect(verified.data.user?.user_metadata).not.toHaveProperty("role");
    }
  });

  test("S7.6 what is not offered is refused with an AuthApiError and its code", async () => {
    const service = startTestService(database());
    const { client } = await signedInByCode(service);
    for (const [what, ask, status, code] of notOffered) {
      const { error } = await ask(client);
      expect(error, what).toBeInstanceOf(AuthApiError);
      expect(error, what).toMatchObject({ status, code });
    }
  });

  test("S7.3 the options of a sign-up travel: data to the account, the address of return to every email", async () => {
    const service = startTestService(database());
    const client = service.client();
    const email = freshEmail();
    const emailRedirectTo = "https://larkpost.example/account?from=email";
    const options = { data: { full_name: "Ruth Marlow", newsletter: true }, emailRedirectTo, captchaToken: "none" };
    await client.signUp({ email, password: goodPassword, options });
    const returnsTo = () => mailTo(service, email).link.searchParams.get("redirect_to");
    expect(returnsTo()).toBe(emailRedirectTo);
    service.advance(61_000);
    await client.resend({ type: "signup", email, options: { emailRedirectTo } });
    expect([returnsTo(), service.sentMail.length]).toEqual([emailRedirectTo, 2]);
    const token = mailTo(service, email).link.searchParams.get("token") ?? "";
    // "email" is the client's newer type for every email that signs in.
    const { data } = await client.verifyOtp({ token_hash: token, type: "email" });
    expect(data.user?.user_metadata).toMatchObject({ full_name: "Ruth Marlow", newsletter: true });
    await client.resetPasswordForEmail(email, { redirectTo: "https://larkpost.example/set-password" });
    expect(returnsTo()).toBe("https://larkpost.example/set-password");
    const recovered = await client.verifyOtp({ email, token: mailTo(service, email).code, type: "recovery" });
    expect(recovered.data.session).not.toBeNull();
  });

  test("S7.6 an address is changed by two codes, a password with the nonce of reauthenticate()", async () => {
    const service = startTestService(database());
    const { client, email } = await signedInByCode(service);
    const next = freshEmail();
    const emailRedirectTo = "https://larkpost.example/account";
    expect((await client.updateUser({ email: next }, { emailRedirectTo })).data.user?.new_email).toBe(next);
    expect(mailTo(service, next).link.searchParams.get("redirect_to")).toBe(emailRedirectTo);
    for (const address of [email, next]) {
      const { code } = mailTo(service, address);
      expect((await client.verifyOtp({ email: address, token: code, type: "email_change" })).error).toBeNull();
    }
    expect((await client.getUser()).data.user?.email).toBe(next);
    service.advance(6 * 60_000);
    const stale = await client.updateUser({ password: goodPassword });
    expect(stale.error).toBeInstanceOf(AuthApiError);
    expect(stale.error?.code).toBe("reauthentication_needed");
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = mailTo(service, next).code;
    expect((await client.updateUser({ password: goodPassword, nonce })).error).toBeNull();
    expect((await service.client().signInWithPassword({ email: next, password: goodPassword })).error).toBeNull();
  });
});
