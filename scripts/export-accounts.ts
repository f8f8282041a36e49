import { existsSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import path from "node:path";
import { exportAccounts } from "#server/auth/export-accounts.ts";
import type { AuthTables } from "#server/auth/auth-tables.ts";
import { openSecretStore } from "#server/auth/secret-store.server.ts";
import { openDatabase } from "#server/database/open.ts";
import { type Settings, SettingsError } from "#server/settings/settings.server.ts";
import { asOwner, requireData, runCommand } from "./command.ts";

async function writeAccounts(file: FileHandle, settings: Settings): Promise<void> {
  requireData(settings);
  const database = await openDatabase({
    dataDirectory: settings.dataDirectory,
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
  });
  try {
    const { encryptionKey } = await openSecretStore(database, settings);
    for await (const statement of exportAccounts(database.service.withTables<AuthTables>(), encryptionKey)) {
      await file.write(statement);
    }
  } finally {
    await database.close();
  }
}

/**
 * `npm run accounts:export [file]`: the accounts as SQL for a hosted Supabase project. See docs/authentication.md. The database is
 * opened as its owner; the file belongs to the user who runs the command.
 */
await runCommand(async (settings) => {
  const target = path.resolve(process.argv[2] ?? "accounts.sql");
  if (existsSync(target)) throw new SettingsError(`${target} is there already: name another file.`);
  // Never overwrites a file. Only the owner can read the new file, because it contains password hashes.
  const file = await open(target, "wx", 0o600);
  try {
    await asOwner(settings, (owned) => writeAccounts(file, owned));
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  console.log(`The accounts are in ${target}. Treat it like a password.`);
});
