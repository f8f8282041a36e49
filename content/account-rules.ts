/** Repeats values of packages/backend, which this folder can't import. tests/account-rules.test.ts compares them. */
export const accountRules = {
  /** Applies to codes and links in emails, except links that confirm a sign-up. */
  codeMinutes: 10,
  signUpLinkHours: 24,
  /** Counted from the last sign-up or sign-in. */
  unconfirmedAccountDays: 30,
  reauthenticationMinutes: 5,
  /** Time step of authenticator apps (RFC 6238). */
  appCodeSeconds: 30,
  recoveryCodes: 10,
} as const;
