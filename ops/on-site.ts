import { existsSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import { runAsOwner } from "#server/data-folder/owner.ts";
import { requirePermissions } from "#server/data-folder/permissions.ts";
import { rejectHalfRestored } from "#server/data-folder/restoring.ts";
import { ExpectedError, type NoTables, onServer, type ServerLogin } from "@site/backend";
import { openDatabase } from "#server/database/schema.ts";
import type { Db, Tables } from "#server/database/tables.ts";
import type { Settings } from "#server/settings/settings.ts";
import { findRunningSite } from "./running-site.ts";

export function ownerLogin({ migrationDatabaseUrl, databaseUrl }: Settings): ServerLogin | null {
  if (migrationDatabaseUrl) return { url: migrationDatabaseUrl, setting: "MIGRATION_DATABASE_URL" };
  return databaseUrl ? { url: databaseUrl, setting: "DATABASE_URL" } : null;
}

/** @param work gets a data folder path that its owner can reach @throws ExpectedError if the owner lacks permissions */
export async function asOwner<T>(settings: Settings, work: (settings: Settings) => Promise<T>): Promise<T> {
  return runAsOwner(settings.dataDirectory, async (dataDirectory) => {
    requirePermissions(dataDirectory);
    return work({ ...settings, dataDirectory });
  });
}

export interface Site {
  db: Db;
  settings: Settings;
}

/**
 * Works on the Postgres server, through the running site, or in the data folder if the site is stopped.
 * @param rights of requests, or of the tables' owner
 * @throws ExpectedError if the folder has no data, so a wrong DATA_DIR creates no database
 */
export async function onSite<T>(
  settings: Settings,
  rights: "requests" | "owner",
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = settings;
  const login = ownerLogin(settings);
  return runAsOwner(settings.dataDirectory, async (dataDirectory) => {
    rejectHalfRestored(dataDirectory);
    const site = { settings: { ...settings, dataDirectory } };
    const onPostgres = (db: Kysely<NoTables>) => work({ ...site, db: db.withTables<Tables>() });
    if (login && rights === "owner") return onServer(login, "owner", onPostgres);
    if (databaseUrl) return onServer({ url: databaseUrl, setting: "DATABASE_URL" }, "requests", onPostgres);
    requirePermissions(dataDirectory);
    if (!existsSync(path.join(dataDirectory, "database"))) {
      throw new ExpectedError(
        `There is no database in ${dataDirectory}: set DATA_DIR to the folder that the site uses.`,
      );
    }
    const running = await findRunningSite(dataDirectory);
    if (running) return work({ ...site, db: running });
    const database = await openDatabase({ dataDirectory });
    try {
      return await work({ ...site, db: database.db });
    } finally {
      await database.close();
    }
  });
}
