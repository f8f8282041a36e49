import type { Kysely } from "kysely";
import { derive } from "@site/http";
import type { AuthTables } from "./auth/auth-tables.ts";
import type { OwnData } from "./auth/context.ts";
import { exportAccounts } from "./auth/export-accounts.ts";
import { readStoredSecrets, rotateStoredSigningKeys, type SecretSettings } from "./auth/secret-store.ts";
import { openSecrets, parseKeys, type Secrets, type SigningKey } from "./auth/secrets.ts";
import { administerUsers, type UserAdministration } from "./auth/user-administration.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./log/log.ts";

interface AdministrationOptions extends SecretSettings, Partial<Pick<OwnData, "onErase">> {
  /** Where the secrets are: files of the data folder for the embedded kind, else rows. */
  kind: Database["kind"];
  db: Kysely<AuthTables>;
  log: Log;
}

export function administer(options: AdministrationOptions) {
  const { kind, db, log, onErase = async () => {} } = options;
  const keys = async (): Promise<Secrets> => {
    if (kind === "pglite") return openSecrets(options.dataDirectory);
    const rows = await db.selectFrom("auth_private.secrets").select(["name", "value"]).execute();
    return parseKeys(readStoredSecrets(rows, options).secrets, (name) => `The row ${name} of the secrets`);
  };
  return {
    users: (operator: string): UserAdministration =>
      administerUsers({ db, log, onErase, operator, now: () => new Date() }),
    async *exportAccounts(): AsyncGenerator<string> {
      yield* exportAccounts(db, (await keys()).encryptionKey);
    },
    /** Signs out nobody: older keys still verify. Running processes notice. */
    rotateSigningKeys: (): Promise<SigningKey[]> => rotateStoredSigningKeys({ kind, db }, options),
    async keyDerivation(): Promise<(label: string) => Buffer> {
      const { tokenKey } = await keys();
      return (label) => derive(tokenKey, label);
    },
  };
}

export type Administration = ReturnType<typeof administer>;
