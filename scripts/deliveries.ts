import { executeDeliveriesRequest, sendDeliveriesRequest } from "#server/deliveries/delivery-command.ts";
import type { DeliveryTables } from "#server/deliveries/delivery-tables.ts";
import { SettingsError } from "#server/settings/settings.server.ts";
import { runCommand } from "./command.ts";
import { parseArguments, sentencesOf } from "./deliveries/arguments.ts";
import { carryOut } from "./on-database.ts";

/** `npm run deliveries`: emails to the team and webhooks that wait or have failed, whether the site runs or not. See docs/webhooks.md. */
await runCommand(async (settings) => {
  const request = parseArguments(process.argv.slice(2));
  if (settings.supabase) throw new SettingsError("The data is on hosted Supabase, so the site notifies nobody.");
  const answer = await carryOut(settings, {
    send: (dataDirectory) => sendDeliveriesRequest(dataDirectory, request),
    execute: (db) => executeDeliveriesRequest(db.withTables<DeliveryTables>(), request),
  });
  console.log(sentencesOf(answer));
});
