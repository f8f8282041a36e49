import type { LimitRules } from "../limits/limits.ts";

export const accountLimits = {
  perNetwork: {
    "sign-up": { points: 30, duration: 300 },
    "sign-in": { points: 30, duration: 300 },
    refresh: { points: 300, duration: 300 },
    mail: { points: 30, duration: 300 },
    verify: { points: 30, duration: 300 },
    factor: { points: 30, duration: 60 },
    provider: { points: 30, duration: 300 },
    account: { points: 30, duration: 300 },
    other: { points: 600, duration: 60 },
    /** Each change sends the owner an email, and no other limit applies to those emails. */
    change: { points: 30, duration: 3600 },
  },
  /** Counts wrong attempts. */
  perAccountAndNetwork: {
    "password-near": { points: 10, duration: 900 },
    "second-step-near": { points: 5, duration: 300 },
  },
  perAccount: {
    /** Counts attempts from networks unknown to the account. NIST SP 800-63B (5.2.2) allows at most 100 in a row. */
    "password-anywhere": { points: 50, duration: 3600 },
    /** Applies if sign-in requires a captcha. Higher, because locking out an owner then takes more effort. */
    "password-anywhere-captcha": { points: 100, duration: 3600 },
    "password-own": { points: 10, duration: 900 },
    /** Authenticator and recovery codes, which require a first factor. */
    "second-step-anywhere": { points: 100, duration: 86_400 },
    "change-anywhere": { points: 20, duration: 3600 },
    "code-day": { points: 100, duration: 86_400 },
    /** Each change sends an email to the old mailbox. */
    "email-change": { points: 10, duration: 3600, counted: "emails" },
  },
  sharedQuotas: {},
  emails: {
    "sign-up": { floor: "sign-up" },
    "sign-in": { floor: "sign-in" },
    recovery: { floor: "sign-in" },
    reauthentication: { floor: "sign-in" },
    "email-change": { floor: "email-change", emails: 2 },
  },
} satisfies LimitRules;

export type AccountLimits = typeof accountLimits;
