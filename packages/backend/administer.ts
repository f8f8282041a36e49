import type { Kysely } from "kysely";
import type { AuthTables } from "./auth/auth-tables.ts";
import { exportAccounts } from "./auth/export-accounts.ts";
import { readSecrets, rotateSigningKeys, type SecretSettings } from "./auth/secret-store.ts";

export function administer(db: Kysely<AuthTables>, settings: SecretSettings) {
  return {
    async *exportAccounts(): AsyncGenerator<string> {
      yield* exportAccounts(db, (await readSecrets(db, settings)).encryptionKey);
    },
    /** Nobody is signed out, because older keys still verify tokens. Running processes load the new key. */
    rotateSigningKeys: () => rotateSigningKeys(db, settings),
  };
}

export type Administration = ReturnType<typeof administer>;
