import type { Database } from "./database.ts";
import { openPgliteDatabase } from "./pglite.ts";
import { openPostgresDatabase } from "./postgres.ts";

/**
 * Opens the database, brings its schema up to date and, once in its life, seeds it: a Postgres server when
 * `databaseUrl` is given, else the embedded one under `dataDirectory`.
 * @throws DatabaseStartError with one sentence for whoever starts the server
 */
export function openDatabase(options: {
  dataDirectory: string;
  databaseUrl?: string | null | undefined;
}): Promise<Database> {
  return options.databaseUrl ? openPostgresDatabase(options.databaseUrl) : openPgliteDatabase(options.dataDirectory);
}
