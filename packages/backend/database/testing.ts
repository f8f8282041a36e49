import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KyselyPlugin, sql, TableNode } from "kysely";
import pg from "pg";
import { beforeAll, beforeEach, describe, vi } from "vitest";
import { cleanUpAfter } from "../lib/testing.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open.ts";
import { runAsOwner } from "./roles.ts";
import { schema, type Tables } from "../testing/site.ts";

/** Milliseconds. PGlite is compiled at every start. */
const START = 60_000;

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined || url === "") {
    throw new Error("TEST_POSTGRES_URL is not set: run the tests with Vitest's configuration, which starts Postgres.");
  }
  return url;
}

export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

interface PostgresDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

async function makePostgresDatabase(template = "template1"): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runStatement(serverUrl(), `create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runStatement(serverUrl(), `drop database if exists ${name} with (force)`) };
}

let migrated: Promise<PostgresDatabase> | undefined;

async function makeMigratedDatabase(): Promise<PostgresDatabase> {
  const database = await makePostgresDatabase();
  await (await openDatabase({ dataDirectory: "/nowhere", schema, databaseUrl: database.url })).close();
  return database;
}

async function copyMigratedDatabase(): Promise<PostgresDatabase> {
  migrated ??= makeMigratedDatabase();
  return makePostgresDatabase((await migrated).name);
}

export async function createPostgresDatabase(): Promise<{ url: string; open(): Promise<Database> }> {
  const { url, drop } = await makePostgresDatabase();
  cleanUpAfter(drop);
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ dataDirectory: "/nowhere", schema, databaseUrl: url });
    cleanUpAfter(() => database.close());
    return database;
  };
  return { url, open };
}

/** Drops the database after the test or its file. Postgres starts ten times as fast as PGlite. */
export async function openTemporaryDatabase(kind: Database["kind"] = "postgres"): Promise<Database> {
  const { database, close } = await openNewDatabase(kind);
  cleanUpAfter(close);
  return database;
}

export interface OpenedDatabase {
  database: Database;
  close(): Promise<void>;
}

export async function openNewDatabase(kind: Database["kind"]): Promise<OpenedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "larkpost-data-"));
  const { url, drop } = kind === "postgres" ? await copyMigratedDatabase() : { url: null, drop: async () => {} };
  const database = await openDatabase({ dataDirectory: folder, schema, databaseUrl: url });
  return {
    database,
    close: async () => {
      await database.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const messages = {
  chat_messages: { email: "ruth@marlow.example", message: "Do you open on Sundays?", page: null },
  contact_messages: { email: "ruth@marlow.example", message: "Three shops", name: "Ruth", business: "Marlow Bakery" },
};

export async function leaveMessage<Table extends keyof typeof messages>(
  database: Database,
  table: Table,
  fields: {
    email?: string;
    message?: string;
    page?: string | null;
    name?: string;
    business?: string;
    language?: string;
  } = {},
): Promise<{ table: Table; id: number }> {
  const row = { ...messages[table], ...fields };
  await database.as({ role: "anon", claims: {} }, (transaction) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(transaction),
  );
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from ${sql.table(table)}`.execute(database.db);
  return { table, id: rows[0]?.id ?? 0 };
}

/** The seed has twelve case studies, with ids from one to twelve. */
export const storedCaseStudies = ({ db }: Pick<Database, "db">) =>
  db.withTables<Tables>().selectFrom("case_studies").select(["id", "brand_name"]).orderBy("id").execute();

export const renameCaseStudy = ({ db }: Database, id: number, brand_name: string) =>
  runAsOwner(db.withTables<Tables>(), (transaction) =>
    transaction.updateTable("case_studies").set({ brand_name }).where("id", "=", id).execute(),
  );

export function failingDatabase(database: Database, error: Error): Database {
  const failing: KyselyPlugin = {
    transformQuery: () => {
      throw error;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...database, db: database.db.withPlugin(failing) };
}

export async function untilBlocked({ db }: Database): Promise<void> {
  const waiting = sql`select from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and not granted`;
  await vi.waitUntil(async () => (await waiting.execute(db)).rows.length > 0, { timeout: 20_000 });
}

export function countingPlugin(onStatement: (table: string) => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const [from] = node.kind === "SelectQueryNode" ? (node.from?.froms ?? []) : [];
      onStatement(from && TableNode.is(from) ? from.table.identifier.name : "");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

type Suite = (database: () => Database) => void;

export const onAllDatabases = process.env.TEST_DATABASES === "all";

/** Adds PGlite only nightly, because it takes ten times as long to start. */
export function describeOnEachDatabase(name: string, suite: Suite): void {
  describeOn(onAllDatabases ? ["pglite", "postgres"] : ["postgres"], name, (database) => {
    // The suite shares a database, but each test starts with zero counts.
    beforeEach(async () => {
      for (const table of ["counted_emails", "rate_limits"])
        await sql`delete from auth_private.${sql.ref(table)}`.execute(database().db);
    });
    suite(database);
  });
}

/** Also runs on PGlite in `npm test`, for suites about the SQL dialect, connections or roles. */
export function describeOnBothDatabases(name: string, suite: Suite): void {
  describeOn(["pglite", "postgres"], name, suite);
}

function describeOn(kinds: Database["kind"][], name: string, suite: Suite): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    let opened: OpenedDatabase | undefined;
    beforeAll(async () => {
      opened = await openNewDatabase(kind);
      return opened.close;
    }, START);
    suite(() => {
      if (opened === undefined) throw new Error("The database is open only inside hooks and tests.");
      return opened.database;
    });
  });
}
