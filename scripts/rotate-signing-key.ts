import { rotateStoredSigningKeys } from "#server/auth/secret-store.server.ts";
import { rotateSigningKeys, type SigningKey } from "#server/auth/secrets.server.ts";
import { openDatabase } from "#server/database/open.ts";
import { type Settings, SettingsError } from "#server/settings/settings.server.ts";
import { asOwner, requireData, runCommand } from "./command.ts";

/** If the keys are files, the database is not opened, because the running site may have it open. */
async function rotate(settings: Settings): Promise<SigningKey[]> {
  requireData(settings);
  if (!settings.databaseUrl) return rotateSigningKeys(settings.dataDirectory);
  const database = await openDatabase(settings);
  try {
    return await rotateStoredSigningKeys(database, settings);
  } finally {
    await database.close();
  }
}

/** `npm run keys:rotate`: a new key signs all later tokens, and nobody is signed out. Running processes load the new key by themselves. */
await runCommand(async (settings) => {
  if (settings.supabase) throw new SettingsError("The accounts are on hosted Supabase: rotate its signing keys there.");
  const keys = await asOwner(settings, rotate);
  console.log(`The key ${keys[0]?.kid} signs from now on; ${keys.length - 1} older ones still verify.`);
});
