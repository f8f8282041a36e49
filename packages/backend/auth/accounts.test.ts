import { decodeJwt, decodeProtectedHeader } from "jose";
import { sql } from "kysely";
import { expect } from "vitest";
import { countingPlugin } from "../database/testing.ts";
import { describeAccounts, freshEmail, goodPassword, startTestService, takeSession } from "./testing.ts";

describeAccounts("accounts", (test, database) => {
  test("S7.3 D9 sign-up returns the user without a session and sends a confirmation email", async ({ service }) => {
    const email = freshEmail();
    const response = await service.request("/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json;charset=UTF-8" },
      body: JSON.stringify({ email, password: goodPassword, data: {}, gotrue_meta_security: { captcha_token: "" } }),
    });
    expect(response.status).toBe(200);
    const user = await response.json();
    expect(user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { email, email_verified: false },
      is_anonymous: false,
      identities: [{ provider: "email", identity_data: { email } }],
    });
    expect(user).not.toHaveProperty("access_token");
    expect(user).not.toHaveProperty("email_confirmed_at");
    expect(service.mailTo(email).link.pathname).toBe("/auth/v1/verify");
  });

  test("D9 an address with an account gets the same answer, and its mailbox an email", async ({ service }) => {
    const { client, email, userId } = await service.signedUp();
    await service.follow(service.mailTo(email).link);
    const again = await client.signUp({ email, password: "another quiet harbour" });
    const fresh = await client.signUp({ email: freshEmail(), password: goodPassword });
    expect(again.error).toBeNull();
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
          : typeof value;
    expect(shape(again.data)).toEqual(shape(fresh.data));
    expect(again.data.user?.id).not.toBe(userId);
    expect(service.mailTo(email).mail.kind).toBe("already-signed-up");
    expect((await client.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password: "another quiet harbour" })).error).not.toBeNull();
  });

  test("S7.1 S7.2 signing in returns tokens that can read the user", async ({ service }) => {
    const { client, userId, session } = await service.signedIn();
    expect((await client.getUser()).data.user?.id).toBe(userId);
    const token = session.access_token;
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "ES256", typ: "JWT" });
    expect(decodeJwt(token)).toMatchObject({
      iss: "https://site.example/auth/v1",
      aud: "authenticated",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password" }],
      sub: userId,
    });
    expect(session.expires_in).toBe(3600);
    expect((await client.getClaims()).data?.claims.sub).toBe(userId);
  });

  test("D9 with a mail server, sign-in waits for confirmation, which is reported only after the right password", async () => {
    const service = startTestService(database(), { settings: { confirmFirst: true } });
    const { client, email } = await service.signedUp();
    const wrong = await client.signInWithPassword({ email, password: "not the right one" });
    expect(wrong.error).toMatchObject({ code: "invalid_credentials", status: 400 });
    const right = await client.signInWithPassword({ email, password: goodPassword });
    expect(right.error).toMatchObject({ code: "email_not_confirmed", status: 400 });
    const { url, fragment } = await service.follow(service.mailTo(email).link);
    expect(url.origin).toBe("https://site.example");
    expect(fragment.get("type")).toBe("signup");
    expect((await client.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test("D9 the confirmation link signs in once, then redirects with an error", async ({ service }) => {
    const { client, email } = await service.signedUp();
    const { link } = service.mailTo(email);
    await service.request(link.href, { method: "HEAD" });
    const { fragment } = await service.follow(link);
    const session = await takeSession(client, fragment);
    expect(session.data.user?.email_confirmed_at).toBeTruthy();
    const again = await service.follow(link);
    expect(Object.fromEntries(again.fragment)).toMatchObject({ error: "access_denied", error_code: "otp_expired" });
  });

  test("S7.1 an address with a letter that only case-folds to another is a different account", async ({ service }) => {
    const { client, email } = await service.signedUp({ email: freshEmail().replace("visitor", "kiosk") });
    const folded = email.replace("k", "\u212a");
    expect(folded.toLowerCase()).toBe(email);
    const signedIn = await client.signInWithPassword({ email: folded, password: goodPassword });
    expect(signedIn.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    for (const { error } of [
      await client.signUp({ email: folded, password: goodPassword }),
      await client.resetPasswordForEmail(folded),
      await client.signInWithOtp({ email: folded }),
    ]) {
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    }
    const capitals = await client.signInWithPassword({ email: email.toUpperCase(), password: goodPassword });
    expect(capitals.error).toBeNull();
  });

  test("S8.2 an ended session and a token with a bad signature get different errors", async ({ service }) => {
    const { client, session } = await service.signedIn();
    const token = session.access_token;
    await service.client().getUser(token);
    await client.signOut();
    const ended = await service.request("/user", { headers: { Authorization: `Bearer ${token}` } });
    expect([ended.status, await ended.json()]).toMatchObject([403, { code: 403, error_code: "session_not_found" }]);
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    const refused = await service.request("/user", { headers: { Authorization: `Bearer ${forged}` } });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 403, error_code: "bad_jwt" }]);
    const absent = await service.request("/user");
    expect([absent.status, await absent.json()]).toMatchObject([401, { error_code: "no_authorization" }]);
  });

  test("S7.6 signing out ends one session, the others, or all", async ({ service }) => {
    const { client: one, email } = await service.signedIn();
    const [two, three] = [service.client(), service.client()];
    for (const client of [two, three]) await client.signInWithPassword({ email, password: goodPassword });
    await one.signOut({ scope: "others" });
    expect((await one.getUser()).error).toBeNull();
    expect((await two.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    await two.signInWithPassword({ email, password: goodPassword });
    await one.signOut({ scope: "local" });
    expect((await two.getUser()).error).toBeNull();
    await two.signOut({ scope: "global" });
    expect((await three.getUser()).error).not.toBeNull();
  });

  test("S7.6 a banned user is refused, both with an existing session and with a code", async ({ service }) => {
    const { client, email } = await service.signedIn();
    const until = new Date(Date.now() + 3_600_000);
    await sql`update auth.users set banned_until = ${until} where email = ${email}`.execute(database().db);
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: "user_banned" });
    expect((await client.refreshSession()).error).toMatchObject({ code: "user_banned" });
    await client.signInWithOtp({ email });
    const typed = await client.verifyOtp({ email, token: service.mailTo(email).code, type: "email" });
    expect(typed.error).toMatchObject({ status: 403, code: "user_banned" });
  });

  test("S6.1 a user can change neither the role nor the data that the service vouches for", async ({ service }) => {
    const client = service.client();
    const email = freshEmail();
    const options = { data: { email_verified: true, sub: "somebody" } };
    await client.signUp({ email, password: goodPassword, options });
    const { data } = await client.signInWithPassword({ email, password: goodPassword });
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${data.session?.access_token}` };
    const claimed = { role: "service_role", is_super_admin: true };
    const body = JSON.stringify({ ...claimed, data: { email_verified: true, shop: "Aria" } });
    const user = await (await service.request("/user", { method: "PUT", headers, body })).json();
    expect(user).toMatchObject({
      role: "authenticated",
      app_metadata: { provider: "email" },
      user_metadata: { email_verified: false, sub: data.user?.id, shop: "Aria" },
    });
    const admin = await service.request("/user", { method: "PUT", headers, body: '{"app_metadata":{"role":"admin"}}' });
    expect(admin.status).toBe(403);
  });

  test("resolveCaller distinguishes anonymous callers, signed-in users and forgers", async ({ service }) => {
    const { client, userId, session } = await service.signedIn();
    const { resolveCaller } = service.service;
    expect(await resolveCaller(undefined)).toEqual({ role: "anon", claims: {} });
    expect(await resolveCaller("Bearer sb_publishable_anything")).toEqual({ role: "anon", claims: {} });
    expect(await resolveCaller(`Bearer ${session.access_token}`)).toMatchObject({
      role: "authenticated",
      claims: { sub: userId },
    });
    await expect(resolveCaller("Bearer nonsense")).rejects.toMatchObject({ code: "bad_jwt" });
    await client.signOut();
    await expect(resolveCaller(`Bearer ${session.access_token}`)).rejects.toMatchObject({
      code: "session_not_found",
    });
    service.advance(3_700_000);
    await expect(resolveCaller(`Bearer ${session.access_token}`)).rejects.toMatchObject({ code: "bad_jwt" });
  });

  test("verifyCaller checks only the token and doesn't query the database", async ({ service }) => {
    const { userId, session } = await service.signedIn();
    const token = session.access_token;
    let statements = 0;
    const counting = { ...database(), db: database().db.withPlugin(countingPlugin(() => (statements += 1))) };
    const elsewhere = startTestService(counting, { secrets: service.secrets });
    const { verifyCaller } = elsewhere.service;
    expect(await verifyCaller(`Bearer ${token}`)).toMatchObject({ role: "authenticated", claims: { sub: userId } });
    expect(await verifyCaller("Bearer sb_publishable_anything")).toEqual({ role: "anon", claims: {} });
    await expect(verifyCaller("Bearer nonsense")).rejects.toMatchObject({ code: "bad_jwt" });
    expect(statements).toBe(0);
    await elsewhere.service.resolveCaller(`Bearer ${token}`);
    expect(statements).toBeGreaterThan(0);
  });
});
