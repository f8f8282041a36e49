import { cpSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, openDatabase as open } from "@site/backend";
import { cleanUpAfter, createPostgresDatabase, leaveMessage, temporaryFolder } from "@site/backend/testing";
import { openDatabase, schema } from "./schema.ts";

const [tables = "", privateTables = ""] = schema.migrations;

/** The database as the version before 006-message-keys.sql opens it. */
async function openEarlier(databaseUrl: string): Promise<Database> {
  const folder = temporaryFolder();
  cpSync(privateTables, folder, { recursive: true, filter: (file) => !/\/006-[^/]*$/.test(file) });
  const database = await open({ dataDirectory: folder, databaseUrl, schema: { migrations: [tables, folder] } });
  cleanUpAfter(() => database.close());
  return database;
}

/** A message left through a process of the version that names its channels by a setting of the session. */
const leaveByEarlier = ({ db: service }: Database) =>
  service.transaction().execute(async (transaction) => {
    await sql`select set_config('larkpost.deliveries', 'webhook', true), set_config('role', 'anon', true)`.execute(
      transaction,
    );
    await sql`insert into chat_messages (email, message) values ('ruth@marlow.example', 'x')`.execute(transaction);
  });

test("an earlier version works beside this one and after it: its messages are deliveries, and those of this version once", async () => {
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
