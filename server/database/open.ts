import type { Database } from "./database.ts";
import { openPgliteDatabase } from "./pglite.ts";
import type { Waiting } from "./postgres-wait.ts";

/**
 * Opens the database, brings its schema up to date and, once in its life, seeds it: a Postgres server when
 * `databaseUrl` is given, else the embedded one under `dataDirectory`.
 * @throws DatabaseStartError with one sentence for whoever starts the server
 */
export async function openDatabase(options: {
  dataDirectory: string;
  databaseUrl?: string | null | undefined;
  /** As whom a server's schema is changed; `databaseUrl` by default. */
  migrationDatabaseUrl?: string | null | undefined;
  /** How long a server that can't be reached is waited for; not at all by default. */
  waiting?: Waiting;
}): Promise<Database> {
  if (!options.databaseUrl) return openPgliteDatabase(options.dataDirectory);
  // Loaded where it is used, so that no other start waits for its driver.
  const { openPostgresDatabase } = await import("./postgres.ts");
  const { databaseUrl, migrationDatabaseUrl, waiting } = options;
  return openPostgresDatabase({ databaseUrl, migrationUrl: migrationDatabaseUrl ?? databaseUrl }, waiting);
}
