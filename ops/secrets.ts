import { type AuthTables, openSecrets, parseKey, readStoredSecrets, secretNames } from "@site/backend";
import type { Site } from "./on-site.ts";

/** A key of the site: a file beside the embedded database, a row on a Postgres server. */
export async function keyOf({ kind, db, settings }: Site, name: "encryptionKey" | "tokenKey"): Promise<Buffer> {
  if (kind === "pglite") return openSecrets(settings.dataDirectory)[name];
  const rows = await db.withTables<AuthTables>().selectFrom("auth_private.secrets").select(["name", "value"]).execute();
  const { secrets } = readStoredSecrets(rows, settings);
  return parseKey(secrets.get(secretNames[name]) ?? "", `The row ${secretNames[name]} of the secrets`);
}
