import { sql } from "kysely";
import pg from "pg";
import { expect } from "vitest";
import { createPostgresDatabase } from "../database/testing.ts";
import { exportAccounts } from "./export-accounts.ts";
import type { AuthTables } from "./auth-tables.ts";
import { describeAccounts, goodPassword, startTestService, strangersPassword, type TestService } from "./testing.ts";

describeAccounts("exporting accounts", (test, database) => {
  async function exported(service: TestService): Promise<string> {
    const { encryptionKey } = service.secrets;
    const parts = await Array.fromAsync(exportAccounts(database().db.withTables<AuthTables>(), encryptionKey));
    return parts.join("");
  }

  test("D9 an account with several pending passwords is left out with everything set up for it", async ({
    service,
  }) => {
    const { email: contested } = await service.signedUp();
    const { email: confirmed } = await service.signedUp();
    for (const email of [contested, confirmed]) await service.signedUp({ email, password: strangersPassword });
    const code = { email: confirmed, token: service.mailTo(confirmed).code, type: "email" } as const;
    await service.client().verifyOtp(code);
    const stranger = service.client();
    const { data: theirs } = await stranger.signInWithPassword({ email: contested, password: strangersPassword });
    const text = await exported(service);
    expect([text.includes(contested), text.includes(theirs.user?.id ?? ""), text.includes(confirmed)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("S7.6 exported accounts sign in on another database with the same passwords and factors", async ({
    service,
  }) => {
    const { client, email, userId } = await service.signedIn();
    const data = { note: 'O\'Hara \\ 🜁 "quoted"' };
    await client.updateUser({ data });
    const { secret } = await service.enrollApp(client);
    const statements = await exported(service);

    const { url, open } = await createPostgresDatabase();
    const second = await open();
    const importer = new pg.Client({ connectionString: url });
    await importer.connect();
    await importer.query(statements);
    await importer.query(statements);
    await importer.end();
    const elsewhere = startTestService(second);
    const moved = await elsewhere.client().signInWithPassword({ email, password: goodPassword });
    expect(moved.error).toBeNull();
    expect(moved.data.user).toMatchObject({
      id: userId,
      user_metadata: data,
      identities: [{ provider: "email" }],
    });
    const factors = await sql<{ secret: string; status: string }>`select secret, status from auth.mfa_factors`.execute(
      second.db,
    );
    expect(factors.rows).toEqual([{ secret, status: "verified" }]);
    const nulls = await sql<{ n: number }>`
      select count(*)::int as n from auth.users where confirmation_token is null or instance_id is null`.execute(
      second.db,
    );
    expect(nulls.rows).toEqual([{ n: 0 }]);
  });
});
