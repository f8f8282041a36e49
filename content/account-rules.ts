/**
 * The rules of accounts that words state, in the unit of each name. They are those of packages/backend, which content can't import:
 * tests/account-rules.test.ts compares them.
 */
export const accountRules = {
  /** The code of an email, and its link unless it confirms a sign-up. */
  codeMinutes: 10,
  /** The link that confirms a sign-up. */
  signUpLinkHours: 24,
  /** An account that nobody confirms, after the last sign-up or sign-in. */
  unconfirmedAccountDays: 30,
  /** For which a password or a code allows changes to the account. */
  reauthenticationMinutes: 5,
  /** After which an authenticator app shows the next code. */
  appCodeSeconds: 30,
  recoveryCodes: 10,
} as const;
