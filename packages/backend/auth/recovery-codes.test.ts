import { sql } from "kysely";
import { expect } from "vitest";
import { type Client, describeAccounts, goodPassword, startTestService, type TestService } from "./testing.ts";

/** @param address for tests of limits, because on Postgres all tests share the counters */
async function withApp(service: TestService, address?: string) {
  const { client, email } = await service.signedIn({ address });
  return { service, client, email, ...(await service.enrollApp(client)) };
}

async function withCodes(service: TestService, address?: string) {
  const owner = await withApp(service, address);
  const { data, error } = await owner.client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { ...owner, codes: data.codes };
}

async function passwordOnly(service: TestService, email: string, address?: string): Promise<Client> {
  const client = service.client({ address });
  await client.signInWithPassword({ email, password: goodPassword });
  return client;
}

const getLevel = async (client: Client) => (await client.mfa.getAuthenticatorAssuranceLevel()).data;

describeAccounts("recovery codes", (test, database) => {
  test("S7.6 ten codes are created once, stored as hashes and announced by email", async ({ service }) => {
    const { client, email } = await withApp(service);
    const missing = { status: 404, code: "mfa_factor_not_found" };
    expect((await client.mfa.recoveryCodes.getStatus()).error).toMatchObject(missing);
    const { data } = await client.mfa.recoveryCodes.generate();
    expect(data).toMatchObject({ type: "recovery_code", total: 10, friendly_name: "Recovery codes" });
    expect(new Set(data?.codes).size).toBe(10);
    for (const code of data?.codes ?? []) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    const { rows } = await sql<{ code_hash: string }>`
      select code_hash from auth_private.recovery_codes where factor_id = ${data?.id}`.execute(database().db);
    expect(rows).toHaveLength(10);
    for (const { code_hash: hash } of rows) expect(data?.codes.some((code) => hash.includes(code))).toBe(false);
    expect(service.mailTo(email).mail.kind).toBe("recovery-codes-made");
    expect(service.mailTo(email).code).toBe("");
    const status = { id: data?.id, type: "recovery_code", total: 10, remaining: 10 };
    expect((await client.mfa.recoveryCodes.getStatus()).data).toEqual(status);
    expect((await client.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: data?.id, status: "verified" }]);
    const present = { status: 422, code: "mfa_verified_factor_exists" };
    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject(present);
  });

  test("S7.6 a code works as the second factor once, in any spelling, and the owner gets an email", async ({
    service,
  }) => {
    const { email, codes } = await withCodes(service);
    const [code = ""] = codes;
    const lost = await passwordOnly(service, email);
    const typed = `  ${code.toUpperCase().replaceAll("0", "O").replaceAll("1", "l")}`.replace(/(.{6})(.{4})/, "$1-$2 ");
    const { data, error } = await lost.mfa.recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    expect(data?.user.email).toBe(email);
    expect(await getLevel(lost)).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/recovery_code" }, { method: "password" }],
    });
    expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    expect(service.mailTo(email).mail.kind).toBe("recovery-code-used");
    const thief = await passwordOnly(service, email);
    for (const wrong of [code, "", "0000-0000-0000-0000"]) {
      expect((await thief.mfa.recoveryCodes.verify({ code: wrong })).error).toMatchObject({
        status: 422,
        code: "mfa_verification_failed",
      });
    }
  });

  test("S7.6 one code admits only one of many who use it at once", async ({ service }) => {
    const { email, codes } = await withCodes(service);
    const clients = await Promise.all(Array.from({ length: 8 }, () => passwordOnly(service, email)));
    const [code = ""] = codes;
    const answers = await Promise.all(clients.map((client) => client.mfa.recoveryCodes.verify({ code })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("S7.6 after losing the phone, a user signs in by a code, removes the app and sets up another", async ({
    service,
  }) => {
    const { email, codes, factorId, client: phone } = await withCodes(service);
    const lost = await passwordOnly(service, email);
    expect((await lost.mfa.unenroll({ factorId })).error).toMatchObject({ code: "insufficient_aal" });
    await lost.mfa.recoveryCodes.verify({ code: codes[3] ?? "" });
    expect((await lost.mfa.unenroll({ factorId })).error).toBeNull();
    for (const client of [lost, phone]) {
      await client.refreshSession();
      expect(await getLevel(client)).toMatchObject({
        currentLevel: "aal1",
        nextLevel: "aal1",
        currentAuthenticationMethods: [{ method: "password" }],
      });
    }
    expect((await lost.mfa.recoveryCodes.verify({ code: codes[4] ?? "" })).error).not.toBeNull();
    expect((await lost.mfa.enroll({ factorType: "totp" })).error).toBeNull();
  });

  test("S7.6 codes are renewed and removed only with proof and the second factor, and old ones stop working", async ({
    service,
  }) => {
    const { client, email, codes, factorId, code } = await withCodes(service);
    const stranger = await passwordOnly(service, email);
    const all = (who: Client) => [
      () => who.mfa.recoveryCodes.generate(),
      () => who.mfa.recoveryCodes.regenerate(),
      () => who.mfa.recoveryCodes.unenroll(),
    ];
    for (const change of all(stranger)) {
      expect((await change()).error).toMatchObject({ status: 403, code: "insufficient_aal" });
    }
    service.advance(6 * 60_000);
    for (const change of all(client)) {
      expect((await change()).error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    }
    await client.mfa.challengeAndVerify({ factorId, code: code() });
    const renewed = await client.mfa.recoveryCodes.regenerate();
    expect(renewed.data?.codes).toHaveLength(10);
    expect((await stranger.mfa.recoveryCodes.verify({ code: codes[0] ?? "" })).error).not.toBeNull();
    expect((await stranger.mfa.recoveryCodes.verify({ code: renewed.data?.codes[0] ?? "" })).error).toBeNull();
    expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect(service.mailTo(email).mail.kind).toBe("recovery-codes-removed");
    expect((await client.mfa.recoveryCodes.regenerate()).error).toMatchObject({ code: "mfa_factor_not_found" });
    await stranger.refreshSession();
    expect(await getLevel(stranger)).toMatchObject({ currentLevel: "aal1" });
  });

  test("S7.6 codes are no separate factor, and an app's code can't replace them", async ({ service }) => {
    const { client: alone } = await service.signedIn();
    expect((await alone.mfa.recoveryCodes.generate()).error).toMatchObject({ code: "insufficient_aal" });
    const { client } = await withCodes(service);
    const [set] = (await client.mfa.listFactors()).data?.recovery_code ?? [];
    const factorId = set?.id ?? "";
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject({ code: "mfa_factor_not_found" });
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({ code: "mfa_factor_not_found" });
  });

  test("S7.6 codes can't be guessed, because after five wrong ones of either kind there is a wait", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const address = "198.51.100.81";
    const { email, codes, factorId } = await withCodes(service, address);
    const guesser = await passwordOnly(service, email, address);
    for (let round = 0; round < 5; round += 1) {
      const tried =
        round % 2 === 0
          ? await guesser.mfa.recoveryCodes.verify({ code: "0000000000000000" })
          : await guesser.mfa.challengeAndVerify({ factorId, code: "000000" });
      expect(tried.error).toMatchObject({ code: "mfa_verification_failed" });
    }
    expect((await guesser.mfa.recoveryCodes.verify({ code: codes[0] ?? "" })).error).toMatchObject({ status: 429 });
  });
});
