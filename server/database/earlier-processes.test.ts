import { cpSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, openDatabase as open } from "@site/backend";
import {
  cleanUpAfter,
  createPostgresDatabase,
  leaveMessage,
  openTemporaryDatabase,
  temporaryFolder,
} from "@site/backend/testing";
import { openDatabase, schema } from "./schema.ts";

const [tables = "", privateTables = ""] = schema.migrations;
const written = ["record_event", "record_copy", "keep_receipt"];

/** The database as the version before 006-code-writes-deliveries.sql opens it. */
async function openEarlier(databaseUrl: string): Promise<Database> {
  const folder = temporaryFolder();
  cpSync(privateTables, folder, { recursive: true, filter: (file) => !/\/006-[^/]*$/.test(file) });
  const database = await open({ dataDirectory: folder, databaseUrl, schema: { migrations: [tables, folder] } });
  cleanUpAfter(() => database.close());
  return database;
}

async function triggersOf({ service }: Database): Promise<string[]> {
  const { rows } = await sql<{ tgname: string }>`
    select distinct tgname from pg_trigger where tgname = any(${written})`.execute(service);
  return rows.map(({ tgname }) => tgname).sort();
}

/** A message left through a process of the version that names its channels by a setting of the session. */
const leaveByEarlier = ({ service }: Database) =>
  service.transaction().execute(async (transaction) => {
    await sql`select set_config('larkpost.deliveries', 'webhook', true), set_config('role', 'anon', true)`.execute(
      transaction,
    );
    await sql`insert into chat_messages (email, message) values ('ruth@marlow.example', 'x')`.execute(transaction);
  });

test("while a process of the earlier version is connected, its messages are told; those of this version once", async () => {
  const { url } = await createPostgresDatabase();
  const earlier = await openEarlier(url);
  await leaveByEarlier(earlier);
  const database = await openDatabase({ dataDirectory: "/nowhere", databaseUrl: url });
  cleanUpAfter(() => database.close());
  await leaveByEarlier(earlier);
  await leaveMessage(database, "chat_messages");
  const told = await sql`select from notifications.deliveries`.execute(database.service);
  expect(told.rows).toHaveLength(2);
});

test("without one, no trigger writes deliveries, copies or receipts", async () => {
  const { url } = await createPostgresDatabase();
  const earlier = await openEarlier(url);
  expect(await triggersOf(earlier)).toEqual(written.toSorted());
  await earlier.close();
  const database = await openDatabase({ dataDirectory: "/nowhere", databaseUrl: url });
  cleanUpAfter(() => database.close());
  expect(await triggersOf(database)).toEqual([]);
  expect(await triggersOf(await openTemporaryDatabase())).toEqual([]);
});
