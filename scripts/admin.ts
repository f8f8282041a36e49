import { Kysely, PostgresDialect } from "kysely";
import type { AdminTables } from "#server/admin/data/admin-tables.ts";
import {
  executeOperatorRequest,
  type OperatorAnswer,
  type OperatorRequest,
  sendOperatorRequest,
} from "#server/admin/data/operator-command.ts";
import { OperatorError } from "#server/admin/data/operators.ts";
import { openDatabase } from "#server/database/open.ts";
import { createPool } from "#server/database/postgres.ts";
import { SettingsError } from "#server/settings/settings.server.ts";
import { parseArguments, sentencesOf } from "./admin/arguments.ts";
import { asOwner, requireData, runCommand } from "./command.ts";
import { explainServerError } from "./postgres-refusals.ts";

/** Works on a Postgres server as requests do, and as it is: this must not migrate. */
async function onServer(databaseUrl: string, request: OperatorRequest): Promise<OperatorAnswer> {
  const db = new Kysely<AdminTables>({ dialect: new PostgresDialect({ pool: createPool(databaseUrl) }) });
  try {
    return await executeOperatorRequest(db, request);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw explainServerError(error, "DATABASE_URL");
  } finally {
    await db.destroy();
  }
}

/** The embedded database belongs to one process: the running site, or this one when none runs. */
async function onFolder(dataDirectory: string, request: OperatorRequest): Promise<OperatorAnswer> {
  const running = await sendOperatorRequest(dataDirectory, request);
  if (running) return running;
  const database = await openDatabase({ dataDirectory });
  try {
    return await executeOperatorRequest(database.service.withTables<AdminTables>(), request);
  } finally {
    await database.close();
  }
}

/** `npm run admin:add`, `admin:list` and `admin:remove`: who may log in at the desk, while the site runs or not. See docs/admin.md. */
await runCommand(async (settings) => {
  const request = parseArguments(process.argv.slice(2));
  if (settings.supabase) throw new SettingsError("The data is on hosted Supabase, whose dashboard is the desk.");
  const { databaseUrl } = settings;
  const answer = databaseUrl
    ? await onServer(databaseUrl, request)
    : await asOwner(settings, (owned) => {
        requireData(owned);
        return onFolder(owned.dataDirectory, request);
      });
  console.log(sentencesOf(answer));
});
