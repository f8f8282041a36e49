import { sql } from "kysely";
import { expect } from "vitest";
import { untilBlocked } from "../database/testing.ts";
import { type Client, describeAccounts, freshEmail, goodPassword } from "./testing.ts";

describeAccounts("second factors", (test, database) => {
  test("S7.6 an authenticator app is enrolled, verified and shown in the tokens", async ({ service }) => {
    const { client, email } = await service.signedIn();
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    expect(error).toBeNull();
    expect(data?.totp.uri).toContain("otpauth://totp/Acme:");
    expect(data?.totp.qr_code).toContain("<svg");
    const stored = await sql<{ secret: string }>`select secret from auth.mfa_factors where id = ${data?.id}`.execute(
      database().db,
    );
    expect(stored.rows[0]?.secret).not.toContain(data?.totp.secret);
    const again = await client.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    expect(again.error).toMatchObject({ code: "mfa_factor_name_conflict" });
    const verified = await client.mfa.challengeAndVerify({
      factorId: data?.id ?? "",
      code: service.appCode(data?.totp.secret),
    });
    expect(verified.error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: "totp" }, { method: "password" }]);
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ status: "verified", friendly_name: "phone" }]);
    expect(service.mailTo(email).mail.kind).toBe("second-step-added");
  });

  test("S7.6 a code is accepted once, even by two requests at the same time", async ({ service }) => {
    const { client, email } = await service.signedIn();
    const { factorId, code } = await service.enrollApp(client);
    const used = code();
    const others = [service.client(), service.client()];
    for (const other of others) await other.signInWithPassword({ email, password: goodPassword });
    const replayed = await others[0]?.mfa.challengeAndVerify({ factorId, code: used });
    expect(replayed?.error).toMatchObject({ code: "mfa_verification_failed" });
    service.advance(30_000);
    const raced = await Promise.all(others.map((client) => client.mfa.challengeAndVerify({ factorId, code: code() })));
    expect(raced.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("S7.6 once a second factor exists, changing password, address, factors or identities requires it", async ({
    service,
  }) => {
    const { client, email } = await service.signedIn();
    const before = service.client();
    await before.signInWithPassword({ email, password: goodPassword });
    const { factorId } = await service.enrollApp(client);
    expect((await before.getUser()).error).not.toBeNull();
    const thief = service.client();
    await thief.signInWithPassword({ email, password: goodPassword });
    const level = await thief.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    for (const { error } of [
      await thief.updateUser({ password: "a stolen lantern" }),
      await thief.updateUser({ email: freshEmail() }),
      await thief.updateUser({ data: { shop: "Mallory" } }),
      await thief.mfa.unenroll({ factorId }),
      await thief.mfa.enroll({ factorType: "totp" }),
    ]) {
      expect(error).toMatchObject({ code: "insufficient_aal" });
    }
    const headers = { Authorization: `Bearer ${(await thief.getSession()).data.session?.access_token}` };
    expect((await service.request("/larkpost/sessions", { headers })).status).toBe(401);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal1" });
  });

  test("S7.6 an app enrolled before another was verified can't replace it", async ({ service }) => {
    const { client, email } = await service.signedIn();
    const thief = service.client();
    await thief.signInWithPassword({ email, password: goodPassword });
    const [own, planted] = await Promise.all([
      client.mfa.enroll({ factorType: "totp", friendlyName: "own" }),
      thief.mfa.enroll({ factorType: "totp", friendlyName: "planted" }),
    ]);
    const verify = (who: Client, { data }: typeof own) =>
      who.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: service.appCode(data?.totp.secret) });
    await sql`update auth.mfa_factors set status = 'verified' where id = ${own.data?.id}`.execute(database().db);
    expect((await verify(thief, planted)).error).toMatchObject({ status: 403, code: "insufficient_aal" });
    expect((await thief.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal1");
    expect((await verify(client, own)).error).toBeNull();
    expect((await verify(client, planted)).error).toBeNull();
  });

  test("S7.6 a pending enrollment is refused once another app is verified", async ({ service }) => {
    const { client, email } = await service.signedIn();
    const thief = service.client();
    await thief.signInWithPassword({ email, password: goodPassword });
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    const late = await database()
      .db.transaction()
      .execute(async (db) => {
        await sql`select 1 from auth.users where email = ${email} for update`.execute(db);
        const waiting = thief.mfa.enroll({ factorType: "totp", friendlyName: "late" });
        // On Postgres, the enrollment is blocked on the row. PGlite's one connection is in this transaction.
        if (database().kind === "postgres") await untilBlocked(database());
        await sql`update auth.mfa_factors set status = 'verified' where id = ${data?.id}`.execute(db);
        return { waiting };
      });
    expect((await late.waiting).error).toMatchObject({ status: 403, code: "insufficient_aal" });
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test("S7.6 an app enrolled a quarter of an hour ago can no longer be verified", async ({ service }) => {
    const { client } = await service.signedIn();
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    service.advance(15 * 60_000 + 1000);
    const code = service.appCode(data?.totp.secret);
    expect((await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toMatchObject({
      status: 404,
      code: "mfa_factor_not_found",
    });
  });

  test("S7.6 a challenge ends after five minutes and belongs to its factor", async ({ service }) => {
    const { client } = await service.signedIn();
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    const factorId = data?.id ?? "";
    const challenge = await client.mfa.challenge({ factorId });
    service.advance(5 * 60_000 + 1000);
    const code = service.appCode(data?.totp.secret);
    const late = await client.mfa.verify({ factorId, challengeId: challenge.data?.id ?? "", code });
    expect(late.error).toMatchObject({ code: "mfa_challenge_expired" });
    const unknown = await client.mfa.verify({ factorId, challengeId: "not-a-challenge", code });
    expect(unknown.error).toMatchObject({ code: "mfa_factor_not_found" });
  });

  test("P6 other devices' sessions can be listed and ended, and the account exported or deleted", async ({
    service,
  }) => {
    const { client, email } = await service.signedIn();
    const other = service.client();
    await other.verifyOtp({ email, token: service.mailTo(email).code, type: "signup" });
    const token = (await client.getSession()).data.session?.access_token;
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const listed = await (await service.request("/larkpost/sessions", { headers })).json();
    expect(listed.sessions).toHaveLength(2);
    expect(listed.sessions.filter((entry: { current: boolean }) => entry.current)).toHaveLength(1);
    const foreign = await service.request(`/larkpost/sessions/${crypto.randomUUID()}`, { method: "DELETE", headers });
    expect(foreign.status).toBe(404);
    const elsewhere = listed.sessions.find((entry: { current: boolean }) => !entry.current);
    const ended = await service.request(`/larkpost/sessions/${elsewhere.id}`, { method: "DELETE", headers });
    expect(ended.status).toBe(204);
    expect((await other.getUser()).error).not.toBeNull();
    const mine = await (await service.request("/larkpost/my-data", { headers })).text();
    expect(mine).toContain(email);
    expect(mine).not.toMatch(/\$2[aby]\$/);
    const remove = (body: object) =>
      service.request("/larkpost/delete-account", { method: "POST", headers, body: JSON.stringify(body) });
    service.advance(6 * 60_000);
    expect((await remove({})).status).toBe(400);
    expect((await remove({ current_password: "not the right one" })).status).toBe(400);
    expect((await remove({ current_password: goodPassword })).status).toBe(204);
    expect(service.mailTo(email).mail.kind).toBe("account-deleted");
    expect((await client.signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
  });
});
