export { accountRules } from "./auth/account-rules.ts";
export { authErrorCodes } from "./auth/auth-error.ts";
export type { AuthTables } from "./auth/auth-tables.ts";
export type { CaptchaVerification } from "./auth/captcha.ts";
export type { EmailFields, OwnData } from "./auth/context.ts";
export { normalizeEmail } from "./auth/email.ts";
export { exportAccounts } from "./auth/export-accounts.ts";
export { type Passwords, createPasswords, minPasswordLength } from "./auth/passwords.ts";
export type { AccountLimits } from "./auth/rate-limit-rules.ts";
export { readSecrets, rotateSigningKeys, type SecretSettings, storedSecrets } from "./auth/secret-store.ts";
export type { FoundUser, UserAdministration } from "./auth/user-administration.ts";
export { isDatabaseUnavailable, sqlState } from "./database/database-error.ts";
export { makeFolders } from "./database/data-directory.ts";
export type { Database, Caller, Tables as NoTables } from "./database/database.ts";
export { type DatabaseSchema, migrationNames } from "./database/migrate.ts";
export { type DatabaseOptions, onServer, openDatabase } from "./database/open.ts";
export type { ServerLogin } from "./database/postgres-wait.ts";
export { preparedDatabase } from "./database/prepared-folder.ts";
export { runAsOwner } from "./database/roles.ts";
export { pgNotify } from "./database/table-changes.ts";
export { ExpectedError } from "./lib/expected-error.ts";
export { LimitError, type LimitRules, type Limits } from "./limits/limits.ts";
export { type EventDetails, type Log, type SecurityEvent, audit } from "./log/log.ts";
export {
  type Backend,
  type HostedBackendOptions,
  type OwnBackend,
  type OwnBackendOptions,
  openBackend,
} from "./open-backend.ts";
export type { ExposedTables } from "./rest/exposed-tables.ts";
