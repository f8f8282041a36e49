import { expect, test } from "vitest";
import { countingPlugin, describeOnBothDatabases } from "../database/testing.ts";
import { startTestService, type TestService } from "./testing.ts";

const signIn = async (service: TestService) => (await service.signedIn()).session;

async function refresh(service: TestService, token: string) {
  const response = await service.post("/token?grant_type=refresh_token", { refresh_token: token });
  return { status: response.status, body: await response.json() };
}

describeOnBothDatabases("refresh", (database) => {
  test("S7.6 a refresh reads the account once", async () => {
    const tables: string[] = [];
    const counting = {
      ...database(),
      db: database().db.withPlugin(countingPlugin((table) => tables.push(table))),
    };
    const service = startTestService(counting);
    const { refresh_token: token } = await signIn(service);
    tables.length = 0;
    expect((await refresh(service, token)).status).toBe(200);
    expect(tables.filter((table) => ["users", "identities", "mfa_factors"].includes(table)).sort()).toEqual([
      "identities",
      "mfa_factors",
      "users",
    ]);
  });

  test("S4.3 S7.6 a refresh replaces the token, and twenty at the same time agree on one live token", async () => {
    const service = startTestService(database());
    const first = await signIn(service);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(service, first.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect([tokens.size, tokens.has(first.refresh_token)]).toEqual([1, false]);
    const [live = ""] = tokens;
    expect((await refresh(service, live)).status).toBe(200);
  });

  test("S7.6 reusing an old token after the grace period ends the session for everyone", async () => {
    const service = startTestService(database());
    const first = await signIn(service);
    const second = await refresh(service, first.refresh_token);
    service.advance(9_000);
    expect((await refresh(service, first.refresh_token)).body.refresh_token).toBe(second.body.refresh_token);
    service.advance(2_000);
    const replayed = await refresh(service, first.refresh_token);
    expect([replayed.status, replayed.body]).toMatchObject([400, { error_code: "refresh_token_already_used" }]);
    const after = await refresh(service, second.body.refresh_token);
    expect([after.status, after.body]).toMatchObject([400, { error_code: "refresh_token_not_found" }]);
    await expect(service.service.resolveCaller(`Bearer ${second.body.access_token}`)).rejects.toMatchObject({
      code: "session_not_found",
    });
    expect(service.logged.map(({ fields }) => fields.event)).toContain("refresh_token_replayed");
  });

  test("S7.6 a session ends after 14 idle days, and after 30 days in any case", async () => {
    const service = startTestService(database());
    const day = 86_400_000;
    const idle = await signIn(service);
    service.advance(14 * day + 1000);
    expect((await refresh(service, idle.refresh_token)).body).toMatchObject({ error_code: "session_expired" });
    let { refresh_token: token } = await signIn(service);
    for (let spent = 0; spent < 30; spent += 10) {
      const { status, body } = await refresh(service, token);
      expect(status).toBe(200);
      token = body.refresh_token;
      service.advance(10 * day);
    }
    service.advance(1000);
    expect((await refresh(service, token)).body).toMatchObject({ error_code: "session_expired" });
  });

  test("S7.6 a token that was never issued is not found", async () => {
    const service = startTestService(database());
    for (const token of ["x", "A".repeat(70), (await signIn(service)).access_token]) {
      expect((await refresh(service, token)).body).toMatchObject({ error_code: "refresh_token_not_found" });
    }
  });
});
