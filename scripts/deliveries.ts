import { Kysely, PostgresDialect } from "kysely";
import { openDatabase } from "#server/database/open.ts";
import { createPool } from "#server/database/postgres.ts";
import {
  type DeliveriesAnswer,
  type DeliveriesRequest,
  executeDeliveriesRequest,
  sendDeliveriesRequest,
} from "#server/deliveries/delivery-command.ts";
import type { DeliveryTables } from "#server/deliveries/delivery-tables.ts";
import { SettingsError } from "#server/settings/settings.server.ts";
import { asOwner, requireData, runCommand } from "./command.ts";
import { parseArguments, sentencesOf } from "./deliveries/arguments.ts";
import { explainServerError } from "./postgres-refusals.ts";

/** Works on a Postgres server with the rights of requests, and does not migrate it. */
async function onServer(databaseUrl: string, request: DeliveriesRequest): Promise<DeliveriesAnswer> {
  const db = new Kysely<DeliveryTables>({ dialect: new PostgresDialect({ pool: createPool(databaseUrl) }) });
  try {
    return await executeDeliveriesRequest(db, request);
  } catch (error) {
    throw explainServerError(error, "DATABASE_URL");
  } finally {
    await db.destroy();
  }
}

/** The embedded database belongs to one process: the running site, or this one when none runs. */
async function onFolder(dataDirectory: string, request: DeliveriesRequest): Promise<DeliveriesAnswer> {
  const running = await sendDeliveriesRequest(dataDirectory, request);
  if (running) return running;
  const database = await openDatabase({ dataDirectory });
  try {
    return await executeDeliveriesRequest(database.service.withTables<DeliveryTables>(), request);
  } finally {
    await database.close();
  }
}

/** `npm run deliveries`: emails to the team and webhooks that wait or have failed, while the site runs or not. See docs/webhooks.md. */
await runCommand(async (settings) => {
  const request = parseArguments(process.argv.slice(2));
  if (settings.supabase) throw new SettingsError("The data is on hosted Supabase, where the site tells of nothing.");
  const { databaseUrl } = settings;
  const answer = databaseUrl
    ? await onServer(databaseUrl, request)
    : await asOwner(settings, (owned) => {
        requireData(owned);
        return onFolder(owned.dataDirectory, request);
      });
  console.log(sentencesOf(answer));
});
