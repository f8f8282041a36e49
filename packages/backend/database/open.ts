import { Kysely, PostgresDialect } from "kysely";
import { ExpectedError } from "../lib/expected-error.ts";
import type { Database, Tables } from "./database.ts";
import { isDatabaseUnavailable, sqlState } from "./database-error.ts";
import type { DatabaseSchema } from "./migrate.ts";
import { openPgliteDatabase } from "./pglite.ts";
import type { ServerLogin, Waiting } from "./postgres-wait.ts";

export interface DatabaseOptions {
  dataDirectory: string;
  schema?: DatabaseSchema;
  databaseUrl?: string | null | undefined;
  migrationDatabaseUrl?: string | null | undefined;
  /** How long to wait for an unreachable server. By default, not at all. */
  waiting?: Waiting;
}

/** Imports the `pg` driver only for a Postgres server. @throws DatabaseStartError with a one-sentence message */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { schema = { migrations: [] } } = options;
  if (!options.databaseUrl) return openPgliteDatabase(options.dataDirectory, schema);
  const { openPostgresDatabase } = await import("./postgres.ts");
  const { databaseUrl, migrationDatabaseUrl, waiting } = options;
  return openPostgresDatabase({ databaseUrl, migrationUrl: migrationDatabaseUrl ?? databaseUrl, schema }, waiting);
}

/** Does not migrate. @param rights "owner" removes the time limits @throws ExpectedError with one sentence */
export async function onServer<T>(
  { url, setting }: ServerLogin,
  rights: "requests" | "owner",
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const { createOwnerPool, createPool } = await import("./postgres.ts");
  const pool = rights === "owner" ? createOwnerPool(url) : createPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } catch (error) {
    throw explain(error, setting);
  } finally {
    await db.destroy();
  }
}

function explain(error: unknown, setting: string): unknown {
  // The message may repeat the operator's input, which could look like a server error.
  if (error instanceof ExpectedError) return error;
  const state = sqlState(error) ?? "";
  // The table, function, schema or request role is missing.
  if (["42P01", "42883", "3F000", "22023"].includes(state)) {
    return new ExpectedError(`The database of ${setting} has no tables of the site: start the site on it once.`);
  }
  // SQLSTATE class 28 means a wrong login, and 3D a wrong database.
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(state)) return error;
  const reason = error instanceof Error && error.message ? ` (${error.message})` : "";
  return new ExpectedError(`The Postgres server of ${setting} can't be used${reason}.`, { cause: error });
}
