export { type TestService, freshEmail, goodPassword, startTestService } from "./auth/testing.ts";
export { verifyCaptcha } from "./auth/captcha.ts";
export { PasswordWorkers } from "./auth/passwords.ts";
export { administerUsers } from "./auth/user-administration.ts";
export { type SecretStore, openSecretStore } from "./auth/secret-store.ts";
export { queryLimits } from "./rest/query-limits.ts";
export {
  countingPlugin,
  createPostgresDatabase,
  describeOnBothDatabases,
  describeOnEachDatabase,
  failingDatabase,
  leaveMessage,
  onAllDatabases,
  openNewDatabase,
  openTemporaryDatabase,
} from "./database/testing.ts";
export { cleanUpAfter, temporaryFolder } from "./lib/testing.ts";
export { budgets, leaveEmails, testLimits } from "./testing/limits.ts";
export { type RestTester, testRest } from "./rest/testing.ts";
