import { AuthApiError } from "@supabase/auth-js";
import { sql } from "kysely";
import { expect } from "vitest";
import { type Client, describeAccounts, freshEmail, goodPassword, startTestService } from "./testing.ts";

const phone = "+4915100";

const notOffered: Record<string, ((client: Client) => Promise<{ error: unknown }>)[]> = {
  "422 anonymous_provider_disabled": [(client) => client.signInAnonymously()],
  "400 phone_provider_disabled": [
    (client) => client.signUp({ phone, password: goodPassword }),
    (client) => client.signInWithPassword({ phone, password: goodPassword }),
    (client) => client.signInWithOtp({ phone }),
    (client) => client.verifyOtp({ phone, token: "123456", type: "sms" }),
    (client) => client.resend({ phone, type: "sms" }),
    (client) => client.updateUser({ phone }),
  ],
  "400 provider_disabled": [
    (client) => client.signInWithIdToken({ provider: "google", token: "x" }),
    (client) => client.linkIdentity({ provider: "google", token: "x" }),
  ],
  "404 saml_provider_disabled": [(client) => client.signInWithSSO({ domain: "shop.example" })],
  "422 web3_provider_disabled": [
    (client) => client.signInWithWeb3({ chain: "ethereum", message: "x", signature: "0x00" }),
  ],
  "422 mfa_phone_enroll_not_enabled": [(client) => client.mfa.enroll({ factorType: "phone", phone })],
  "422 mfa_webauthn_enroll_not_enabled": [
    (client) => client.mfa.enroll({ factorType: "webauthn", friendlyName: "key" }),
  ],
  "404 unknown": [(client) => client.admin.listUsers()],
  "404 passkey_disabled": [(client) => client.passkey.list()],
  // Without PKCE, anyone who opened the URL could finish the linking.
  "400 validation_failed": [
    (client) => client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } }),
  ],
  // The site sends no invitations.
  "403 otp_expired": [(client) => client.verifyOtp({ email: freshEmail(), token: "123456", type: "invite" })],
};

describeAccounts("the official client", (test, database) => {
  test("S7.6 D9 shouldCreateUser: false opens no account, and neither answer nor email count tells who has one", async ({
    service,
  }) => {
    for (const flowType of ["implicit", "pkce"] as const) {
      const [{ email: known }, unknown] = [await service.signedInByCode(), freshEmail()];
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
      const { mail, code } = service.mailTo(unknown);
      expect([code, mail.link !== undefined]).toEqual(["", false]);
      const { rows } = await sql`select id from auth.users where email = ${unknown}`.execute(database().db);
      expect(rows).toEqual([]);
      const unknownUserId = await client.verifyOtp({ email: unknown, token: "123456", type: "email" });
      expect(unknownUserId.error).toMatchObject({ code: "otp_expired", status: 403 });
      const verified = await client.verifyOtp({ email: known, token: service.mailTo(known).code, type: "email" });
      expect(verified.error).toBeNull();
      expect(verified.data.user?.user_metadata).not.toHaveProperty("role");
    }
  });

  test.each(Object.entries(notOffered))("S7.6 unsupported features are refused with %s", async (expected, features) => {
    const { client } = await startTestService(database()).signedInByCode();
    for (const ask of features) {
      const { error } = await ask(client);
      if (!(error instanceof AuthApiError)) throw new Error(`${ask} is not refused: ${error}`);
      expect([String(ask), `${error.status} ${error.code}`]).toEqual([String(ask), expected]);
    }
  });

  test("S7.3 sign-up options are passed on: data to the account, the redirect address to every email", async ({
    service,
  }) => {
    const client = service.client();
    const email = freshEmail();
    const emailRedirectTo = "https://site.example/account?from=email";
    const options = { data: { full_name: "Ruth Marlow", newsletter: true }, emailRedirectTo, captchaToken: "none" };
    await client.signUp({ email, password: goodPassword, options });
    const returnsTo = () => service.mailTo(email).link.searchParams.get("redirect_to");
    expect(returnsTo()).toBe(emailRedirectTo);
    service.advance(61_000);
    await client.resend({ type: "signup", email, options: { emailRedirectTo } });
    expect([returnsTo(), service.sentMail.length]).toEqual([emailRedirectTo, 2]);
    const token = service.mailTo(email).link.searchParams.get("token") ?? "";
    // "email" is the client's newer type for all sign-in emails.
    const { data } = await client.verifyOtp({ token_hash: token, type: "email" });
    expect(data.user?.user_metadata).toMatchObject({ full_name: "Ruth Marlow", newsletter: true });
    await client.resetPasswordForEmail(email, { redirectTo: "https://site.example/set-password" });
    expect(returnsTo()).toBe("https://site.example/set-password");
    const recovered = await client.verifyOtp({ email, token: service.mailTo(email).code, type: "recovery" });
    expect(recovered.data.session).not.toBeNull();
  });
});
