import type { Database } from "./database.ts";
import type { DatabaseSchema } from "./migrate.ts";
import { openPgliteDatabase } from "./pglite.ts";
import type { Waiting } from "./postgres-wait.ts";

export interface DatabaseOptions {
  dataDirectory: string;
  /** Only the tables of accounts by default. */
  schema?: DatabaseSchema;
  databaseUrl?: string | null | undefined;
  /** The login that changes a server's schema; `databaseUrl` by default. */
  migrationDatabaseUrl?: string | null | undefined;
  /** How long an unreachable server is waited for; not at all by default. */
  waiting?: Waiting;
}

/**
 * Opens the database, migrates it and, once in its life, seeds it: a Postgres server when `databaseUrl` is given, else the
 * embedded one under `dataDirectory`. A file of its own, because the embedded kind must not load the server's driver.
 * @throws DatabaseStartError with one sentence for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { schema = { migrations: [] } } = options;
  if (!options.databaseUrl) return openPgliteDatabase(options.dataDirectory, schema);
  // Loaded on use, so that other starts don't wait for its driver.
  const { openPostgresDatabase } = await import("./postgres.ts");
  const { databaseUrl, migrationDatabaseUrl, waiting } = options;
  return openPostgresDatabase({ databaseUrl, migrationUrl: migrationDatabaseUrl ?? databaseUrl, schema }, waiting);
}
