import type { AdminTables } from "#server/admin/data/admin-tables.ts";
import { executeOperatorRequest, sendOperatorRequest } from "#server/admin/data/operator-command.ts";
import { SettingsError } from "#server/settings/settings.server.ts";
import { parseArguments, sentencesOf } from "./admin/arguments.ts";
import { runCommand } from "./command.ts";
import { carryOut } from "./on-database.ts";

/** `npm run admin:add`, `admin:list` and `admin:remove`: who may log in at the desk, whether the site runs or not. See docs/admin.md. */
await runCommand(async (settings) => {
  const request = parseArguments(process.argv.slice(2));
  if (settings.supabase) throw new SettingsError("The data is on hosted Supabase, whose dashboard is the desk.");
  const answer = await carryOut(settings, {
    send: (dataDirectory) => sendOperatorRequest(dataDirectory, request),
    execute: (db) => executeOperatorRequest(db.withTables<AdminTables>(), request),
  });
  console.log(sentencesOf(answer));
});
