import { writeFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { AuthTables } from "#server/auth/auth-tables.ts";
import { readStoredSecrets } from "#server/auth/secret-store.server.ts";
import { openSecrets, parseKey, secretNames } from "#server/auth/secrets.server.ts";
import type { Tables } from "#server/database/tables.ts";
import { spreadsheetWriter } from "#server/lib/spreadsheet.ts";
import { type Settings, SettingsError } from "#server/settings/settings.server.ts";
import { executeSubscribersRequest, sendSubscribersRequest } from "#server/subscribers/subscriber-command.ts";
import { subscriberColumns, subscriberRow } from "#server/subscribers/subscriber-csv.ts";
import type { SubscriberTables } from "#server/subscribers/subscriber-tables.ts";
import { runCommand, UsageError } from "./command.ts";
import { carryOut } from "./on-database.ts";
import { parseArguments } from "./subscribers/arguments.ts";

const now = () => new Date();

/** The key that signs unsubscribe tokens: a row on a Postgres server, a file beside the embedded database. */
async function tokenKeyOf(db: Kysely<Tables>, settings: Settings): Promise<Buffer> {
  if (!settings.databaseUrl) return openSecrets(settings.dataDirectory).tokenKey;
  const rows = await db.withTables<AuthTables>().selectFrom("auth_private.secrets").select(["name", "value"]).execute();
  const { secrets } = readStoredSecrets(rows, settings);
  return parseKey(secrets.get(secretNames.tokenKey) ?? "", `The row ${secretNames.tokenKey} of the secrets`);
}

/** Writes a file that only the user who runs the command can read. @throws UsageError if the file exists: it is never overwritten */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") {
      throw new UsageError(`${file} is there already: name a new file.`);
    }
    throw error;
  }
}

/** `npm run subscribers`: the subscriptions with their proof, whether the site runs or not. See docs/newsletter.md. */
await runCommand(async (settings) => {
  const chosen = parseArguments(process.argv.slice(2));
  if (settings.supabase)
    throw new SettingsError("The data is on hosted Supabase, where the site stores no subscriptions.");
  const answer = await carryOut(settings, {
    send: (dataDirectory) => sendSubscribersRequest(dataDirectory, chosen.request),
    execute: async (db, owned) => {
      const key = await tokenKeyOf(db, owned);
      const administration = { db: db.withTables<SubscriberTables>(), key, siteUrl: owned.siteUrl, now };
      return executeSubscribersRequest(administration, chosen.request);
    },
  });
  if ("file" in chosen && "subscriptions" in answer) {
    const { subscriptions } = answer;
    const text =
      chosen.format === "json"
        ? `${JSON.stringify(subscriptions, null, 2)}\n`
        : spreadsheetWriter(subscriberColumns)(subscriptions.map(subscriberRow));
    writeNew(chosen.file, text);
    console.log(`Subscriptions written to ${chosen.file}: ${answer.subscriptions.length}.`);
  } else if ("unsubscribed" in answer) {
    if (!answer.unsubscribed) throw new UsageError("There is no subscription with this address or number.");
    console.log("Unsubscribed.");
  }
});
