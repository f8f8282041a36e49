import { writeFileSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import type { AuthTables } from "#server/auth/auth-tables.ts";
import { readStoredSecrets } from "#server/auth/secret-store.server.ts";
import { openSecrets, parseKey, secretNames } from "#server/auth/secrets.server.ts";
import { openDatabase } from "#server/database/open.ts";
import { createPool } from "#server/database/postgres.ts";
import { type Settings, SettingsError } from "#server/settings/settings.server.ts";
import {
  executeSubscribersRequest,
  type SubscribersAnswer,
  type SubscribersRequest,
  sendSubscribersRequest,
} from "#server/subscribers/subscriber-command.ts";
import { subscriberCsv } from "#server/subscribers/subscriber-csv.ts";
import type { SubscriberTables } from "#server/subscribers/subscriber-tables.ts";
import { asOwner, requireData, runCommand, UsageError } from "./command.ts";
import { explainServerError } from "./postgres-refusals.ts";
import { parseArguments } from "./subscribers/arguments.ts";

const now = () => new Date();

/** Works on a Postgres server as requests do, and as it is: this must not migrate. */
async function onServer(settings: Settings, databaseUrl: string, request: SubscribersRequest) {
  const db = new Kysely<AuthTables & SubscriberTables>({
    dialect: new PostgresDialect({ pool: createPool(databaseUrl) }),
  });
  try {
    const rows = await db.selectFrom("auth_private.secrets").select(["name", "value"]).execute();
    const { secrets } = readStoredSecrets(rows, settings);
    const key = parseKey(secrets.get(secretNames.tokenKey) ?? "", `The row ${secretNames.tokenKey} of the secrets`);
    return await executeSubscribersRequest(
      { db: db.withTables<SubscriberTables>(), key, siteUrl: settings.siteUrl, now },
      request,
    );
  } catch (error) {
    throw explainServerError(error, "DATABASE_URL");
  } finally {
    await db.destroy();
  }
}

/** The embedded database belongs to one process: the running site, or this one when none runs. */
async function onFolder({ dataDirectory, siteUrl }: Settings, request: SubscribersRequest): Promise<SubscribersAnswer> {
  const running = await sendSubscribersRequest(dataDirectory, request);
  if (running) return running;
  const database = await openDatabase({ dataDirectory });
  try {
    const { tokenKey: key } = openSecrets(dataDirectory);
    const db = database.service.withTables<SubscriberTables>();
    return await executeSubscribersRequest({ db, key, siteUrl, now }, request);
  } finally {
    await database.close();
  }
}

/** Readable by whoever runs the command, and never in the place of another file. @throws UsageError where there is one */
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

/** `npm run subscribers`: the subscriptions with their proof, while the site runs or not. See docs/newsletter.md. */
await runCommand(async (settings) => {
  const chosen = parseArguments(process.argv.slice(2));
  if (settings.supabase)
    throw new SettingsError("The data is on hosted Supabase, where the site stores no subscriptions.");
  const { databaseUrl } = settings;
  const answer = databaseUrl
    ? await onServer(settings, databaseUrl, chosen.request)
    : await asOwner(settings, (owned) => {
        requireData(owned);
        return onFolder(owned, chosen.request);
      });
  if ("file" in chosen && "subscriptions" in answer) {
    const { subscriptions } = answer;
    const isJson = chosen.format === "json";
    writeNew(chosen.file, isJson ? `${JSON.stringify(subscriptions, null, 2)}\n` : subscriberCsv(subscriptions));
    console.log(`Subscriptions written to ${chosen.file}: ${answer.subscriptions.length}.`);
  } else if ("unsubscribed" in answer) {
    if (!answer.unsubscribed) throw new UsageError("There is no subscription with this address or number.");
    console.log("Unsubscribed.");
  }
});
