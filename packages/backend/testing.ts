export {
  type TestService,
  countingPlugin,
  follow,
  freshEmail,
  goodPassword,
  mailTo,
  signedIn,
  startTestService,
} from "./auth/testing.ts";
export {
  createPostgresDatabase,
  describeOnBothDatabases,
  describeOnEachDatabase,
  failingDatabase,
  leaveMessage,
  openNewDatabase,
  openTemporaryDatabase,
} from "./database/testing.ts";
export { cleanUpAfter, temporaryFolder } from "./lib/testing.ts";
export { testLimits } from "./testing/limits.ts";
export { type RestTester, testRest } from "./rest/testing.ts";
