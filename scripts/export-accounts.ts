import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { exportAccounts } from "#server/auth/export-accounts.ts";
import type { AuthTables } from "#server/auth/schema.ts";
import { openSecretStore } from "#server/auth/secret-store.server.ts";
import { DatabaseStartError } from "#server/database/database-error.ts";
import { openDatabase } from "#server/database/open.ts";
import { readSettings, SettingsError } from "#server/settings.server.ts";

/** `npm run accounts:export [file]`: the accounts as SQL for a hosted Supabase project. See docs/authentication.md. */
async function main(target: string): Promise<void> {
  if (existsSync(target)) throw new SettingsError(`${target} is there already: name another file.`);
  const settings = readSettings(process.env);
  const database = await openDatabase({
    dataDirectory: settings.dataDirectory,
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
  });
  // Never over another file, and for its owner's eyes only: it holds password hashes.
  const file = await open(target, "wx", 0o600);
  try {
    const { encryptionKey } = await openSecretStore(database, settings);
    for await (const statement of exportAccounts(database.service.withTables<AuthTables>(), encryptionKey)) {
      await file.write(statement);
    }
  } finally {
    await file.close();
    await database.close();
  }
  console.log(`The accounts are in ${target}. Treat it like a password.`);
}

try {
  await main(path.resolve(process.argv[2] ?? "accounts.sql"));
} catch (error) {
  const isSentence = error instanceof SettingsError || error instanceof DatabaseStartError;
  console.error(isSentence ? error.message : error);
  process.exit(1);
}
