import { sql } from "kysely";
import { type AuthService, createAuthService } from "./auth/routes.ts";
import type { AuthTables } from "./auth/schema.ts";
import { usersCommand, usersHandler } from "./auth/user-command.ts";
import { snapshotCommand, snapshotHandler } from "./backup/snapshot-command.ts";
import { serveCommands } from "./commands/socket.ts";
import { requirePermissions } from "./data-folder/permissions.ts";
import { refuseHalfRestored } from "./data-folder/restoring.ts";
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
  requirePermissions(settings.dataDirectory, "site");
  refuseHalfRestored(settings.dataDirectory);
  const database = await openDatabase({
    dataDirectory: settings.dataDirectory,
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
  });
  return embeddedBackend(database, settings, log);
}

/** The embedded database belongs to this process, so what an operator asks of it is carried out here. */
function serveOperator(database: Database, settings: Settings, log: Logger): () => Promise<void> {
  const db = database.service.withTables<AuthTables>();
  const handlers = {
    [snapshotCommand]: snapshotHandler(database.service),
    [usersCommand]: usersHandler({ db, now: () => new Date(), log }),
  };
  return serveCommands(settings.dataDirectory, handlers, log);
}

async function embeddedBackend(database: Database, settings: Settings, log: Logger): Promise<Backend> {
  const auth = createAuthService({ database, settings, log });
  const sweep = (): void => {
    auth.sweep().catch((error: unknown) => log.error({ err: error }, "unconfirmed accounts could not be swept"));
  };
  sweep();
  const sweeping = setInterval(sweep, sweepGap).unref();
  const rest = createRestService({ database, resolveCaller: auth.resolveCaller, settings, log });
  const records = embeddedRecords(database);
  const closeCommands = database.kind === "pglite" ? serveOperator(database, settings, log) : async () => {};
  return {
    services: { auth, rest },
    records,
    check: async () => void (await sql`select 1`.execute(database.service)),
    async close() {
      clearInterval(sweeping);
      await closeCommands();
      await auth.close();
      await database.close();
    },
  };
}
