/** Same values as in packages/backend, which content can't import; tests/account-rules.test.ts compares them. */
export const accountRules = {
  /** An email's code, and its link unless it confirms a sign-up. */
  codeMinutes: 10,
  signUpLinkHours: 24,
  /** An unconfirmed account, after the last sign-up or sign-in. */
  unconfirmedAccountDays: 30,
  /** How long a password or code permits account changes. */
  reauthenticationMinutes: 5,
  /** How long an authenticator app shows a code. */
  appCodeSeconds: 30,
  recoveryCodes: 10,
} as const;
