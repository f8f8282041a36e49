import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, openDatabase as open } from "@site/backend";
import { cleanUpAfter, createPostgresDatabase, leaveMessage, temporaryFolder } from "@site/backend/testing";
import { openDatabase, schema } from "./schema.ts";

const [tables = "", privateTables = ""] = schema.migrations;

/** Opens the database as the version before 006-message-keys.sql did. */
async function openEarlier(databaseUrl: string): Promise<Database> {
  const folder = temporaryFolder();
  cpSync(privateTables, folder, { recursive: true, filter: (file) => !/\/006-[^/]*$/.test(file) });
  const database = await open({ dataDirectory: folder, databaseUrl, schema: { migrations: [tables, folder] } });
  cleanUpAfter(() => database.close());
  return database;
}

/** Acts like a process of an older version, which names its channels in a session setting. */
const leaveByEarlier = ({ db: service }: Database) =>
  service.transaction().execute(async (transaction) => {
    await sql`select set_config('larkpost.deliveries', 'webhook', true), set_config('role', 'anon', true)`.execute(
      transaction,
    );
    await sql`insert into chat_messages (email, message) values ('ruth@marlow.example', 'x')`.execute(transaction);
  });

test("an earlier version works alongside this one and after it: its messages are delivered, and those of this version once", async () => {
  const { url } = await createPostgresDatabase();
  const earlier = await openEarlier(url);
  await leaveByEarlier(earlier);
  const database = await openDatabase({ dataDirectory: "/nowhere", databaseUrl: url });
  cleanUpAfter(() => database.close());
  await leaveByEarlier(earlier);
  await leaveByEarlier(await openEarlier(url));
  await leaveMessage(database, "chat_messages");
  const deliveries = await sql`select from notifications.deliveries`.execute(database.db);
  expect(deliveries.rows).toHaveLength(3);
});

/** @param mark the `previous version` note of a newer migration; omitted for this version */
async function openWith(databaseUrl: string, mark?: string): Promise<Database> {
  const later = temporaryFolder();
  const statements = `-- previous version: ${mark}\ncreate table if not exists public.later ();`;
  if (mark !== undefined) writeFileSync(path.join(later, "900-later.sql"), statements);
  const migrations = [tables, privateTables, later];
  const database = await open({ dataDirectory: later, databaseUrl, schema: { migrations } });
  cleanUpAfter(() => database.close());
  return database;
}

const selectMessages = async ({ db: service }: Database) =>
  (await sql`select from chat_messages`.execute(service)).rows;

test("this version starts alongside and after a compatible later migration", async () => {
  const { url } = await createPostgresDatabase();
  const running = await openWith(url);
  await openWith(url, "works");
  expect(await selectMessages(running)).toEqual([]);
  expect(await selectMessages(await openWith(url))).toEqual([]);
});

test("an incompatible later migration is reported at the start with the version to use, and running processes go on", async () => {
  const { url } = await createPostgresDatabase();
  const running = await openWith(url);
  await openWith(url, "needs 1.10.0");
  expect(await selectMessages(running)).toEqual([]);
  await expect(openWith(url)).rejects.toThrow(
    "A later version of the site changed this database, and this version can't use it: start version 1.10.0 or later, or restore an older backup.",
  );
  expect(await selectMessages(running)).toEqual([]);
  expect(await selectMessages(await openWith(url, "needs 1.10.0"))).toEqual([]);
});
