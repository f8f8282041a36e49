/** Same values as in packages/backend, which content can't import: tests/account-rules.test.ts compares them. */
export const accountRules = {
  /** The code of an email, and its link unless it confirms a sign-up. */
  codeMinutes: 10,
  /** The link that confirms a sign-up. */
  signUpLinkHours: 24,
  /** An account that nobody confirms, after the last sign-up or sign-in. */
  unconfirmedAccountDays: 30,
  /** How long a password or a code allows changes to the account. */
  reauthenticationMinutes: 5,
  /** How long a code of an authenticator app is shown. */
  appCodeSeconds: 30,
  recoveryCodes: 10,
} as const;
