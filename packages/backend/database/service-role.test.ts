import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "./open.ts";
import { SERVICE_ROLE } from "./roles.ts";
import { type Tables, schema } from "../testing/site.ts";
import {
  createPostgresDatabase,
  describeOnBothDatabases,
  leaveMessage,
  runStatement,
  describeOnEachDatabase,
} from "./testing.ts";
import { startPostgresServer } from "@site/testing/postgres-server.ts";

/** Milliseconds. Some tests start a server. */
const SLOW = 60_000;

/** Only the owner may run these statements, and no request needs them. */
const refused = [
  "create table public.mine (id bigint)",
  "create table auth.mine (id bigint)",
  "create schema mine",
  "drop table public.chat_messages",
  "truncate auth.users cascade",
  "alter table auth.users disable row level security",
  "create policy mine on public.case_studies using (true)",
  "create role mine",
  "alter role anon superuser",
  "update public.case_studies set brand_name = 'Mine'",
  "insert into public.social_media_world (platform_name, homepage_url) values ('Mine', 'https://mine.example/')",
  "insert into public.chat_messages (email, message) values ('a@b.example', 'x')",
  "update public.contact_messages set message = 'x'",
  "delete from public.case_studies",
  "update admin.actions set operator = 'x'",
  "delete from admin.actions",
  "update admin.changed_records set before = null",
  "select admin.put_record('case_studies', 1, null)",
  "drop table threads.secrets",
  "delete from larkpost.migrations",
  "update larkpost.migrations set checksum = ''",
  "update subscribers.consents set words = ''",
  "delete from subscribers.consents",
  "create or replace function larkpost.notify_table_change() returns trigger language plpgsql as 'begin return null; end'",
];

async function whoWorks(service: Kysely<Tables>) {
  const { rows } = await sql<{ role: string; superuser: boolean; owned: number }>`
    select current_user::text as role, rolsuper or rolbypassrls or rolcreaterole as superuser,
      (select count(*)::int from pg_class where relowner = pg_roles.oid)
        + (select count(*)::int from pg_proc where proowner = pg_roles.oid)
        + (select count(*)::int from pg_namespace where nspowner = pg_roles.oid)
        + (select count(*)::int from pg_database where datdba = pg_roles.oid) as owned
    from pg_roles where rolname = current_user`.execute(service);
  return rows;
}

describeOnBothDatabases("the role of requests", (database) => {
  test("owns nothing and has no rights over the server", async () => {
    expect(await whoWorks(database().db)).toEqual([{ role: SERVICE_ROLE, superuser: false, owned: 0 }]);
  });

  test.each(refused)("is refused: %s", async (statement) => {
    const running = sql.raw(statement).execute(database().db);
    await expect(running).rejects.toMatchObject({ code: "42501" });
  });

  test("reads every table, as backups need", async () => {
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'auth', 'auth_private', 'larkpost', 'notifications', 'threads', 'admin', 'subscribers', 'privacy')`.execute(
      database().db,
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const { name } of rows) await sql`select * from ${sql.raw(name)} limit 1`.execute(database().db);
    const hidden = await sql`
      select schemaname, sequencename from pg_sequences
      where not has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'select')`.execute(database().db);
    expect(hidden.rows).toEqual([]);
  });
});

describe("a Postgres server with separate logins for migrations and requests", () => {
  test("requests log in as a role that can't become the owner, and everything still works", {
    timeout: SLOW,
  }, async () => {
    const server = await startPostgresServer();
    await runStatement(server.url, "create role owner login createrole; create role website login");
    await runStatement(server.url, "create database split owner owner");
    const urlFor = (login: string) => {
      const url = new URL(server.url);
      url.username = login;
      url.pathname = "/split";
      return url.href;
    };
    const databaseUrl = urlFor("website");
    const open = () =>
      openDatabase({ schema, dataDirectory: "/nowhere", databaseUrl, migrationDatabaseUrl: urlFor("owner") });
    for (const start of ["first", "second"]) {
      const database = await open();
      expect([start, await whoWorks(database.db)]).toEqual([
        start,
        [{ role: SERVICE_ROLE, superuser: false, owned: 0 }],
      ]);
      for (const role of ["owner", "postgres", "none"]) {
        await expect(
          database.db.transaction().execute(async (transaction) => {
            await sql`select set_config('role', ${role}, true)`.execute(transaction);
            await sql`delete from public.case_studies`.execute(transaction);
          }),
        ).rejects.toMatchObject({ code: "42501" });
      }
      const change = new Promise<string>((resolve) => database.onChange(resolve));
      await leaveMessage(database, "chat_messages");
      expect(await change).toBe("chat_messages");
      await database.close();
    }
    // Without a separate migration login, the request login may not migrate, and the error says so.
    await runStatement(server.url, "create database bare");
    const bare = new URL(databaseUrl);
    bare.pathname = "/bare";
    await expect(openDatabase({ schema, dataDirectory: "/nowhere", databaseUrl: bare.href })).rejects.toThrow(
      /MIGRATION_DATABASE_URL, or else DATABASE_URL/,
    );
    await server.stop();
  });

  test("a missing login for migrations is reported with the name of its setting", async () => {
    const { url } = await createPostgresDatabase();
    const opening = openDatabase({
      schema,
      dataDirectory: "/nowhere",
      databaseUrl: url,
      migrationDatabaseUrl: "postgres://owner@127.0.0.1:1/none",
    });
    await expect(opening).rejects.toThrow("The Postgres server of MIGRATION_DATABASE_URL at 127.0.0.1:1");
  });
});

describeOnEachDatabase("a database", (database) => {
  test("runs work with a caller's role and claims, and resets them afterwards", async () => {
    const who = await database().as(
      { role: "authenticated", claims: { sub: "4ef27a52-1d37-4d4c-b4b0-0ef10b7a2f5a" } },
      async (transaction) => {
        const { rows } = await sql<{ role: string; uid: string; claimed: string }>`
          select current_user as role, auth.uid() as uid, auth.role() as claimed`.execute(transaction);
        return rows[0];
      },
    );
    expect(who).toEqual({
      role: "authenticated",
      uid: "4ef27a52-1d37-4d4c-b4b0-0ef10b7a2f5a",
      claimed: "authenticated",
    });
    const { rows } = await sql<{ role: string; uid: string | null }>`
      select current_user as role, auth.uid() as uid`.execute(database().db);
    expect(rows).toEqual([{ role: SERVICE_ROLE, uid: null }]);
  });
});
