import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-error.ts";
import { openDatabase } from "./open.ts";
import { cleanUpAfter } from "../lib/testing.ts";
import { createPostgresDatabase, runStatement, storedCaseStudies } from "./testing.ts";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { schema, type Tables } from "../testing/site.ts";
import { connect, createServer } from "node:net";
import { freePort, listen } from "@site/testing/ports.ts";

/** Milliseconds. Some tests start a server. */
const SLOW = 60_000;

async function startServer() {
  const server = await startPostgresServer();
  cleanUpAfter(server.stop);
  return server;
}

async function openAt(databaseUrl: string) {
  const database = await openDatabase({ schema, dataDirectory: "/nowhere", databaseUrl });
  cleanUpAfter(database.close);
  return database;
}

describe("a database on a Postgres server", { timeout: SLOW }, () => {
  test("several processes may start at once on an empty database, which is migrated and seeded once", async () => {
    const { open } = await createPostgresDatabase();
    const [first] = await Promise.all(Array.from({ length: 5 }, open));
    expect(first && (await storedCaseStudies(first))).toHaveLength(12);
  });

  test("a migration changed after it was applied stops the start with a sentence", async () => {
    const { url, open } = await createPostgresDatabase();
    await open();
    await runStatement(url, "update larkpost.migrations set checksum = 'other' where name like '%case_studies%'");
    await expect(open()).rejects.toThrow(
      "supabase/migrations/20260101000001_case_studies.sql was changed after it was applied",
    );
  });

  test("a database from a version with other migrations is refused with a sentence", async () => {
    const { url, open } = await createPostgresDatabase();
    await open();
    await runStatement(url, "update larkpost.migrations set name = '999-later.sql' where name like '%case_studies%'");
    await expect(open()).rejects.toThrow("created by another version of the site, which has 999-later.sql");
  });

  test.each(["create table public.case_studies (title text)", "create schema auth; create table auth.users (id int)"])(
    "another program's database is refused with a sentence that says what to do: %s",
    async (statements) => {
      const { url, open } = await createPostgresDatabase();
      await runStatement(url, statements);
      await expect(open()).rejects.toThrow(
        /already exists\. If the database belongs to another program, create an empty one, and name it in DATABASE_URL\.$/,
      );
    },
  );

  test("a role that may not migrate, and an unreachable server, are reported in a sentence", async () => {
    const { url } = await createPostgresDatabase();
    await runStatement(url, "drop role if exists powerless; create role powerless login");
    const powerless = new URL(url);
    powerless.username = "powerless";
    await expect(openAt(powerless.href)).rejects.toThrow(
      /lacks permissions that .* needs\. Use a superuser, or a role with CREATEROLE/,
    );
    await runStatement(url, "drop role powerless");
    await expect(openAt("postgres://postgres@127.0.0.1:1/none")).rejects.toThrow(
      /^The Postgres server of DATABASE_URL at 127\.0\.0\.1:1: it can't be reached/,
    );
  });

  test("a role with CREATEROLE that owns its database is enough", async () => {
    const server = await startServer();
    await runStatement(server.url, "create role owner login createrole");
    await runStatement(server.url, "create database owned owner owner");
    const url = new URL(server.url);
    url.username = "owner";
    url.pathname = "/owned";
    const database = await openAt(url.href);
    const seen = await database.as({ role: "anon", claims: {} }, (transaction) =>
      transaction.withTables<Tables>().selectFrom("case_studies").select("id").execute(),
    );
    expect(seen).toHaveLength(12);
  });

  test("a server outage causes failures but no crash, and everything recovers", async () => {
    const server = await startServer();
    const database = await openAt(server.url);
    const read = () => storedCaseStudies(database);
    expect(await read()).toHaveLength(12);
    expect(database.hearsChanges()).toBe(true);
    const heardAgain = new Promise<void>((resolve) => {
      database.onChange((table) => table === "social_media_world" && resolve());
    });
    const busy = sql`select pg_sleep(5)`.execute(database.db).catch((error: unknown) => error);
    await server.halt();
    expect(isDatabaseUnavailable(await busy)).toBe(true);
    const failure = await read().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(database.hearsChanges()).toBe(false);
    await server.start();
    expect(await read()).toHaveLength(12);
    await heardAgain;
    expect(database.hearsChanges()).toBe(true);
  });
});

function openWithWait(databaseUrl: string, maxWait: number, meanwhile = () => {}) {
  const messages: string[] = [];
  const onWait = (sentence: string): void => {
    messages.push(sentence);
    meanwhile();
  };
  const waiting = { maxWait, onWait };
  return { messages, opening: openDatabase({ schema, dataDirectory: "/nowhere", databaseUrl, waiting }) };
}

test("the start waits for a server that comes up later, and reports that once", async () => {
  const { url } = await createPostgresDatabase();
  const behind = new URL(url);
  const port = await freePort();
  const door = createServer((client) => {
    const server = connect(Number(behind.port), behind.hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => client.destroy());
  });
  const late = new URL(url);
  late.port = String(port);
  late.hostname = "127.0.0.1";
  const { messages, opening } = openWithWait(late.href, 30_000, () => void door.listen(port, "127.0.0.1"));
  const database = await opening;
  expect(await storedCaseStudies(database)).toHaveLength(12);
  expect(messages).toEqual([
    expect.stringMatching(
      /^The Postgres server of DATABASE_URL at .*: it can't be reached \(.*\): start it, or correct DATABASE_URL\. Trying again for 30 seconds\.$/,
    ),
  ]);
  await database.close();
  door.close();
});

test("waiting for a server that accepts connections but never answers ends after the time limit", async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent);
  const { opening } = openWithWait(`postgres://postgres@127.0.0.1:${port}/none`, 1_000);
  await expect(opening).rejects.toThrow(
    /^The Postgres server of DATABASE_URL at .*: it can't be reached \(.*\): start it, or correct DATABASE_URL\. The site waited 1 s\.$/,
  );
  silent.close();
});

test("an error from the server ends the start at once", async () => {
  const { url } = await createPostgresDatabase();
  const elsewhere = new URL(url);
  elsewhere.pathname = "/not-there";
  const unknownUserId = new URL(url);
  unknownUserId.username = "not_there";
  for (const refused of [elsewhere, unknownUserId]) {
    const { messages, opening } = openWithWait(refused.href, 3_600_000);
    await expect(opening).rejects.toThrow(
      /it refused the connection \(.*does not exist\): correct DATABASE_URL, or what it names on the server\.$/,
    );
    expect(messages).toEqual([]);
  }
});
