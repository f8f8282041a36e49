import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isDatabaseUnavailable, sqlState } from "#server/database/database-error.ts";
import { openDatabase } from "#server/database/open.ts";
import { createPool, surviveLostConnections } from "#server/database/postgres.ts";
import type { Tables } from "#server/database/tables.ts";
import { ExpectedError } from "#server/lib/expected-error.ts";
import type { Settings } from "#server/settings/settings.server.ts";
import { asOwner, requireData } from "./command.ts";

/** An error of a Postgres server as a sentence; any other error unchanged. */
function explainServerError(error: unknown, setting: string): unknown {
  // The message can contain text that an operator typed, which may look like a server's error.
  if (error instanceof ExpectedError) return error;
  const state = sqlState(error) ?? "";
  // The table, the function, the schema or the role of requests is missing.
  if (["42P01", "42883", "3F000", "22023"].includes(state)) {
    return new ExpectedError(`The database of ${setting} has no tables of the site: start the site on it once.`);
  }
  // A wrong login (28) or database (3D) has a class of codes of its own.
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(state)) return error;
  const reason = error instanceof Error && error.message ? ` (${error.message})` : "";
  return new ExpectedError(`The Postgres server of ${setting} can't be used${reason}.`, { cause: error });
}

/**
 * Does work on a Postgres server as it is: a command does not migrate it.
 * @param setting the name of the setting with the server's address, for errors
 */
export async function onServer<T>(
  pool: pg.Pool,
  setting: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } catch (error) {
    throw explainServerError(error, setting);
  } finally {
    await db.destroy();
  }
}

interface OwnerLogin {
  url: string;
  /** The setting that holds it, for errors. */
  setting: "MIGRATION_DATABASE_URL" | "DATABASE_URL";
}

/** The login that owns the tables of a Postgres server; null for the embedded database. */
export function ownerLogin({ migrationDatabaseUrl, databaseUrl }: Settings): OwnerLogin | null {
  if (migrationDatabaseUrl) return { url: migrationDatabaseUrl, setting: "MIGRATION_DATABASE_URL" };
  return databaseUrl ? { url: databaseUrl, setting: "DATABASE_URL" } : null;
}

/** Does work on a Postgres server with the login that owns the tables, which is not bound by the limits of requests. */
export function onServerAsOwner<T>({ url, setting }: OwnerLogin, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const limits = { max: 1, connectionTimeoutMillis: 5_000 };
  const pool = new pg.Pool({ connectionString: url, ...limits, options: "-c timezone=UTC" });
  return onServer(surviveLostConnections(pool), setting, work);
}

/**
 * Does work on the data folder, as its owner. Only one process can open the embedded database: the running site, or this process
 * if no site runs.
 * @param work gets the settings with a path of the folder that its owner can reach, and a function that opens the database, to be
 *   called only if no site runs; the database is closed after the work
 */
export async function onFolder<T>(
  settings: Settings,
  work: (owned: Settings, open: () => Promise<Kysely<Tables>>) => Promise<T>,
): Promise<T> {
  return asOwner(settings, async (owned) => {
    requireData(owned);
    const { dataDirectory } = owned;
    const opening: { database?: ReturnType<typeof openDatabase> } = {};
    try {
      return await work(owned, async () => {
        opening.database ??= openDatabase({ dataDirectory });
        return (await opening.database).service;
      });
    } finally {
      await opening.database?.then((database) => database.close());
    }
  });
}

interface Request<Answer> {
  /** Sends the request to the running site. Null if no site runs on the data folder. */
  send: (dataDirectory: string) => Promise<Answer | null>;
  /** Executes the request. On a Postgres server `db` has the permissions of the site's requests. */
  execute: (db: Kysely<Tables>, settings: Settings) => Promise<Answer>;
}

/** Executes a command's request on the Postgres server, by the running site, or on the data folder if no site runs. */
export async function carryOut<Answer>(settings: Settings, { send, execute }: Request<Answer>): Promise<Answer> {
  const { databaseUrl } = settings;
  if (databaseUrl) return onServer(createPool(databaseUrl), "DATABASE_URL", (db) => execute(db, settings));
  return onFolder(
    settings,
    async (owned, open) => (await send(owned.dataDirectory)) ?? (await execute(await open(), owned)),
  );
}
