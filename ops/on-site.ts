import { existsSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { asOwnerOf } from "#server/data-folder/owner.ts";
import { requirePermissions } from "#server/data-folder/permissions.ts";
import { rejectHalfRestored } from "#server/data-folder/restoring.ts";
import {
  createPool,
  type Database,
  ExpectedError,
  isDatabaseUnavailable,
  type Log,
  sqlState,
  surviveLostConnections,
} from "@site/backend";
import { openDatabase } from "#server/database/schema.ts";
import type { Tables } from "#server/database/tables.ts";
import { createCommandLog } from "#server/log/log.ts";
import type { Settings } from "#server/settings/settings.server.ts";
import { findRunningSite } from "./running-site.ts";

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

/** Does work on a Postgres server as it is: a command does not migrate it. */
async function onServer<T>(pool: pg.Pool, setting: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
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
 * Runs a command's work on the data folder as the folder's owner.
 * @param work gets the settings with a path of the folder that its owner can reach
 * @throws ExpectedError when the owner lacks permissions for something in the folder
 */
export async function asOwner<T>(settings: Settings, work: (settings: Settings) => Promise<T>): Promise<T> {
  return asOwnerOf(settings.dataDirectory, async (dataDirectory) => {
    requirePermissions(dataDirectory, "command");
    return work({ ...settings, dataDirectory });
  });
}

/** What a command works with. */
export interface Site extends Pick<Database, "kind"> {
  db: Kysely<Tables>;
  /** With a path of the data folder that its owner can reach. */
  settings: Settings;
  log: Log;
}

/**
 * Does a command's work on the site's database, as the owner of the data folder: on the Postgres server; through the running site, which
 * has the embedded database open; or on the data folder, if no site runs.
 * @param rights those of the site's requests, or those of the tables' owner
 * @throws ExpectedError unless there is data of the site, so that a wrong DATA_DIR does not create a new database
 */
export async function onSite<T>(
  settings: Settings,
  rights: "requests" | "owner",
  work: (site: Site) => Promise<T>,
): Promise<T> {
  // Opened before the process becomes the folder's owner.
  const log = createCommandLog();
  const { databaseUrl } = settings;
  const login = ownerLogin(settings);
  return asOwnerOf(settings.dataDirectory, async (dataDirectory) => {
    rejectHalfRestored(dataDirectory);
    const site = { settings: { ...settings, dataDirectory }, log };
    const onPostgres = (db: Kysely<Tables>) => work({ ...site, kind: "postgres", db });
    if (login && rights === "owner") return onServerAsOwner(login, onPostgres);
    if (databaseUrl) return onServer(createPool(databaseUrl), "DATABASE_URL", onPostgres);
    requirePermissions(dataDirectory, "command");
    if (!existsSync(path.join(dataDirectory, "database"))) {
      throw new ExpectedError(`There is no database in ${dataDirectory}: is DATA_DIR the one the site uses?`);
    }
    const running = await findRunningSite(dataDirectory);
    if (running) return work({ ...site, ...running, kind: "pglite" });
    const database = await openDatabase({ dataDirectory });
    try {
      return await work({ ...site, kind: "pglite", db: database.service });
    } finally {
      await database.close();
    }
  });
}
