import { emailRules } from "../limits/limits.ts";
import { codePeriod } from "./factors.ts";
import { unfinishedSignUpLifetime } from "./flow-states.ts";
import { maxNetworks, maxUnusedTime } from "./known-networks.ts";
import { codeDigits, oneTimeCodeLifetime, confirmationLifetime, maxAttempts } from "./one-time-codes.ts";
import { minPasswordLength } from "./passwords.ts";
import { accountLimits } from "./rate-limit-rules.ts";
import { freshness } from "./reauthentication.ts";
import { codeLength as recoveryCodeLength, codesInSet } from "./recovery-codes.ts";
import { grace, maxIdleTime } from "./session-rotation.ts";
import { maxSessions, sessionLifetime } from "./sessions.ts";
import { accessTokenLifetime } from "./tokens.ts";
import { maxWait } from "./unconfirmed-accounts.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const accountRules = {
  minPasswordLength,
  sessionDays: sessionLifetime / day,
  idleSessionDays: maxIdleTime / day,
  maxSessions,
  accessTokenSeconds: accessTokenLifetime,
  refreshGraceSeconds: grace / second,
  codeMinutes: oneTimeCodeLifetime / minute,
  codeDigits,
  codeAttempts: maxAttempts,
  emailGapSeconds: emailRules["mail-gap"].duration,
  signUpLinkHours: confirmationLifetime / hour,
  signUpFlowHours: unfinishedSignUpLifetime / hour,
  unconfirmedAccountDays: maxWait / day,
  reauthenticationMinutes: freshness / minute,
  appCodeSeconds: codePeriod,
  recoveryCodes: codesInSet,
  recoveryCodeLength,
  knownNetworks: maxNetworks,
  knownNetworkDays: maxUnusedTime / day,
  /** Allowed per network in five minutes. */
  verifications: accountLimits.perNetwork.verify.points,
};
