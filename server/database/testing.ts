import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "./database.ts";
import { openPgliteDatabase } from "./pglite.ts";
import { openPostgresDatabase } from "./postgres.ts";

/** Milliseconds; PGlite compiles itself at every start, which takes its time on a busy machine. */
const START = 60_000;

/** Superuser URL of the server that server/database/testing/postgres-server.ts started for this run. */
function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined || url === "") {
    throw new Error("TEST_POSTGRES_URL is not set: run the tests with Vitest's configuration, which starts Postgres.");
  }
  return url;
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database on the tests' server. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asSuperuser(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asSuperuser(`drop database if exists ${name} with (force)`) };
}

export interface OpenedDatabase {
  database: Database;
  close(): Promise<void>;
}

/** PGlite in a folder that is gone after `close`. */
export async function openTemporaryDatabase(): Promise<OpenedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "larkpost-data-"));
  const database = await openPgliteDatabase(folder);
  return {
    database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The two kinds of database, each migrated, seeded and gone after `close`. */
export const databaseKinds: { kind: Database["kind"]; open(): Promise<OpenedDatabase> }[] = [
  {
    kind: "pglite",
    open: openTemporaryDatabase,
  },
  {
    kind: "postgres",
    open: async () => {
      const { url, drop } = await createPostgresDatabase();
      const database = await openPostgresDatabase({ databaseUrl: url, migrationUrl: url });
      return {
        database,
        close: async () => {
          await database.close();
          await drop();
        },
      };
    },
  },
];

/** A database whose statements fail with an error, except those as a caller. */
export function failingDatabase(database: Database, error: Error): Database {
  const failing: KyselyPlugin = {
    transformQuery: () => {
      throw error;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...database, service: database.service.withPlugin(failing) };
}

type Suite = (database: () => Database) => void;

/** Runs a suite on PGlite and, in `npm run nightly -- databases`, on a Postgres server. */
export function describeOnEachDatabase(name: string, suite: Suite): void {
  const isNightly = process.env.TEST_DATABASES === "all";
  describeOn(
    databaseKinds.filter(({ kind }) => kind === "pglite" || isNightly),
    name,
    suite,
  );
}

/** Runs a suite about the SQL dialect, connections or roles on PGlite and on a Postgres server, in `npm test`, too. */
export function describeOnBothDatabases(name: string, suite: Suite): void {
  describeOn(databaseKinds, name, suite);
}

/** Each database is the suite's own; `database()` gives it inside hooks and tests. */
function describeOn(kinds: typeof databaseKinds, name: string, suite: Suite): void {
  describe.each(kinds)(`${name} ($kind)`, ({ open }) => {
    let opened: OpenedDatabase | undefined;
    beforeAll(async () => {
      opened = await open();
    }, START);
    afterAll(async () => {
      await opened?.close();
    }, START);
    suite(() => {
      if (opened === undefined) throw new Error("The database is open only inside hooks and tests.");
      return opened.database;
    });
  });
}
