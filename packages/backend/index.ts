export {
  type Backend,
  type HostedBackendOptions,
  openBackend,
  type OwnBackend,
  type OwnBackendOptions,
} from "./open-backend.ts";
export { AuthError } from "./auth/auth-error.ts";
export type { AuthTables } from "./auth/auth-tables.ts";
export { checkCaptcha } from "./auth/captcha.ts";
export type { AuthContext, AuthSettings, CaptchaVerification, OwnData } from "./auth/context.ts";
export { exportAccounts } from "./auth/export-accounts.ts";
export { PasswordWorkers } from "./auth/password-workers.ts";
export { type Passwords, createPasswords } from "./auth/passwords.ts";
export type { AccountLimits } from "./auth/rate-limit-rules.ts";
export { type LimitRules, type Limits, createLimits, refusedEmail } from "./limits/limits.ts";
export type { AuthService } from "./auth/routes/service.ts";
export {
  type SecretSettings,
  type StoredSecret,
  moveSecretsToFiles,
  openSecretStore,
  readStoredSecrets,
  rotateStoredSigningKeys,
} from "./auth/secret-store.server.ts";
export {
  type SecretStore,
  type SigningKey,
  openFileSecrets,
  openSecrets,
  parseKey,
  rotateSigningKeys,
  secretNames,
} from "./auth/secrets.server.ts";
export { minimumDuration } from "./auth/send-mail.ts";
export {
  type Administered,
  type Administration,
  type FoundUser,
  UserAdministrationError,
  blockUser,
  deleteUser,
  findUsers,
  maximumFound,
  showUser,
  signOutUser,
  unblockUser,
} from "./auth/user-administration.ts";
export { findUserByEmail, normaliseEmail } from "./auth/users.ts";
export { startCheckpoints } from "./database/checkpoints.ts";
export { openDataDirectory, proveWritable } from "./database/data-directory.ts";
export { isDatabaseUnavailable, sqlState } from "./database/database-error.ts";
export type { Database, Caller, Tables as NoTables } from "./database/database.ts";
export { containing } from "./database/like-pattern.ts";
export { type DatabaseSchema, migrationName, migrationNames } from "./database/migrate.ts";
export { type DatabaseOptions, openDatabase } from "./database/open.ts";
export { createPool, openPostgresDatabase, surviveLostConnections } from "./database/postgres.ts";
export { isPrepared, prepareFolder } from "./database/prepared-folder.ts";
export { insertAsCaller, runAsOwner } from "./database/roles.ts";
export { SECRETS_TABLE, TABLE_CHANGE_CHANNEL } from "./database/table-changes.ts";
export { ExpectedError } from "./lib/expected-error.ts";
export type { Pot } from "./limits/pot.ts";
export { queryLimits } from "./rest/query-limits.ts";
export { type RestService, createRestService } from "./rest/routes.ts";
export { type EventDetails, record, type SecurityEvent } from "./log/security-events.ts";
export type { Log } from "./log/log.ts";
export type { Email, EmailFields, EmailKind } from "./auth/email.ts";
export { LimitError } from "./limits/limit-error.ts";
export type { ExposedTables } from "./rest/exposed-tables.ts";
export { publishablePrefix } from "./http/publishable-key.ts";
