import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../database/testing.ts";
import { exchange, freshEmail, goodPassword } from "./testing.ts";
import { setUpProvider } from "./testing-provider.ts";

describeOnEachDatabase("stored secrets", (database) => {
  const { provider, start, leave } = setUpProvider(database);

  async function everything(): Promise<string> {
    const { db: service } = database();
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'auth', 'auth_private')`.execute(service);
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(service);
      texts.push(...rows.map(({ line }) => line));
    }
    return texts.join("\n");
  }

  test("S7.6 a copy of the database reveals no password, token, link, app secret or provider token", async () => {
    const { service, client, email } = await start().signedUp();
    const { link } = service.mailTo(email);
    const { data } = await client.signInWithPassword({ email, password: goodPassword });
    const { secret } = await service.enrollApp(client);

    const other = service.client({ flowType: "pkce" });
    provider.person({ id: email, email: freshEmail(), verified: true, name: "Ada" });
    const { url } = await service.follow(await leave(service, other));
    expect((await exchange(other, url)).error).toBeNull();

    const stored = await everything();
    expect(stored).toContain(email);
    const secrets = {
      password: goodPassword,
      link: link.searchParams.get("token"),
      "access token": data.session?.access_token,
      "refresh token": data.session?.refresh_token,
      "app's secret": secret,
      "provider's token": "token-0",
    };
    for (const [name, value] of Object.entries(secrets)) {
      expect([name, value]).toEqual([name, expect.stringMatching(/./)]);
      expect([name, stored.includes(value ?? "")]).toEqual([name, false]);
    }
  });
});
