import { sql } from "kysely";
import { type AuthService, createAuthService } from "./auth/routes.ts";
import { openSecretStore } from "./auth/secret-store.server.ts";
import { offerSnapshots } from "./backup/socket.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open.ts";
import type { Logger } from "./log.ts";
import { embeddedRecords, hostedRecords, type RecordsSource } from "./records.ts";
import { createRestService, type RestService } from "./rest/routes.ts";
import type { Settings } from "./settings.server.ts";

/** What answers beneath /auth/v1 and /rest/v1, or nothing where a hosted project does. */
export interface Backend {
  services: { auth: AuthService; rest: RestService } | null;
  records: RecordsSource;
  /** Resolves when the database answers; rejects otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between two sweeps of accounts that were never confirmed. */
const sweepGap = 3_600_000;

/** Opens the embedded backend, or stands back for a hosted Supabase project. */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  if (settings.supabase) {
    const records = hostedRecords(settings.supabase);
    return { services: null, records, check: async () => void (await records.read()), close: async () => {} };
  }
  const database = await openDatabase({
    dataDirectory: settings.dataDirectory,
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
  });
  try {
    return await embeddedBackend(database, settings, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function embeddedBackend(database: Database, settings: Settings, log: Logger): Promise<Backend> {
  if (database.kind === "postgres" && settings.siteUrl === `http://localhost:${settings.port}`) {
    log.warn(
      "SITE_URL is not set, and PORT is in its default: processes at other ports refuse the sessions of this one",
    );
  }
  const secrets = await openSecretStore(database, settings, log);
  const auth = createAuthService({ database, settings, secrets, log });
  const sweep = (): void => {
    auth.sweep().catch((error: unknown) => log.error({ err: error }, "unconfirmed accounts could not be swept"));
  };
  sweep();
  const sweeping = setInterval(sweep, sweepGap).unref();
  const rest = createRestService({ database, resolveCaller: auth.resolveCaller, settings, log });
  const records = embeddedRecords(database);
  const closeSnapshots =
    database.kind === "pglite" ? offerSnapshots(settings.dataDirectory, database.service, log) : async () => {};
  return {
    services: { auth, rest },
    records,
    check: async () => void (await sql`select 1`.execute(database.service)),
    async close() {
      clearInterval(sweeping);
      await closeSnapshots();
      await auth.close();
      await database.close();
    },
  };
}
