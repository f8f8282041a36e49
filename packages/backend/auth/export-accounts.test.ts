import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { createPostgresDatabase, describeOnEachDatabase } from "../database/testing.ts";
import { exportAccounts } from "./export-accounts.ts";
import type { AuthTables } from "./auth-tables.ts";
import { openSecrets } from "./secrets.ts";
import { enrollApp, freshEmail, goodPassword, mailTo, startTestService } from "./testing.ts";

describeOnEachDatabase("moving out", (database) => {
  test("D9 an account for which several passwords wait is left behind with all that was set up for it", async () => {
    const service = startTestService(database());
    const [contested, confirmed] = [freshEmail(), freshEmail()];
    for (const email of [contested, confirmed]) {
      const stranger = service.client();
      await service.client().signUp({ email, password: goodPassword });
      const { data } = await stranger.signUp({ email, password: "the stranger waits here" });
      expect(data.user?.email).toBe(email);
    }
    const [owner, email] = [service.client(), confirmed];
    await owner.verifyOtp({ email, token: mailTo(service, email).code, type: "email" });
    const { data: theirs } = await service
      .client()
      .signInWithPassword({ email: contested, password: "the stranger waits here" });
    const { encryptionKey } = openSecrets(service.dataDirectory);
    const statements = await Array.fromAsync(exportAccounts(database().db.withTables<AuthTables>(), encryptionKey));
    const text = statements.join("");
    expect([text.includes(contested), text.includes(theirs.user?.id ?? ""), text.includes(confirmed)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("S7.6 exported accounts sign in on another database with the same passwords and factors", async () => {
    const service = startTestService(database());
    const email = freshEmail();
    const client = service.client();
    const data = { note: 'O\'Hara \\ 🜁 "quoted"' };
    const { data: signedUp } = await client.signUp({ email, password: goodPassword, options: { data } });
    await client.signInWithPassword({ email, password: goodPassword });
    const { secret } = await enrollApp(service, client);
    let statements = "";
    const { encryptionKey } = openSecrets(service.dataDirectory);
    for await (const part of exportAccounts(database().db.withTables<AuthTables>(), encryptionKey)) statements += part;

    const { url, open } = await createPostgresDatabase();
    const second = await open();
    const importer = new pg.Client({ connectionString: url });
    await importer.connect();
    await importer.query(statements);
    // A second import changes nothing.
    await importer.query(statements);
    await importer.end();
    const elsewhere = startTestService(second);
    const moved = await elsewhere.client().signInWithPassword({ email, password: goodPassword });
    expect(moved.error).toBeNull();
    expect(moved.data.user).toMatchObject({
      id: signedUp.user?.id,
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
