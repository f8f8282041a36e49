import type { Kysely } from "kysely";
import type { AuthTables } from "./auth/auth-tables.ts";
import { exportAccounts } from "./auth/export-accounts.ts";
import { readStoredSecrets, rotateStoredSigningKeys, type SecretSettings } from "./auth/secret-store.ts";
import { openSecrets, parseKeys, type Secrets, type SigningKey } from "./auth/secrets.ts";
import type { Database } from "./database/database.ts";

interface AdministrationOptions extends SecretSettings {
  /** With `pglite`, secrets are files in the data folder; otherwise they are database rows. */
  kind: Database["kind"];
  db: Kysely<AuthTables>;
}

export function administer(options: AdministrationOptions) {
  const { kind, db } = options;
  const keys = async (): Promise<Secrets> => {
    if (kind === "pglite") return openSecrets(options.dataDirectory);
    const rows = await db.selectFrom("auth_private.secrets").select(["name", "value"]).execute();
    return parseKeys(readStoredSecrets(rows, options).secrets, (name) => `The row ${name} of the secrets`);
  };
  return {
    async *exportAccounts(): AsyncGenerator<string> {
      yield* exportAccounts(db, (await keys()).encryptionKey);
    },
    /** Nobody is signed out, because older keys still verify tokens. Running processes load the new key. */
    rotateSigningKeys: (): Promise<SigningKey[]> => rotateStoredSigningKeys({ kind, db }, options),
  };
}

export type Administration = ReturnType<typeof administer>;
