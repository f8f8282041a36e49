import type { LimitRules } from "../limits/limits.ts";

/** The limits of accounts. */
export const accountLimits = {
  perAddress: {
    "sign-up": { points: 30, duration: 300, asksForEmail: true },
    "sign-in": { points: 30, duration: 300 },
    refresh: { points: 300, duration: 300 },
    mail: { points: 30, duration: 300, asksForEmail: true },
    verify: { points: 30, duration: 300 },
    factor: { points: 30, duration: 60 },
    provider: { points: 30, duration: 300 },
    account: { points: 30, duration: 300 },
    other: { points: 600, duration: 60 },
  },
  /** Wrong attempts. */
  perAccountAndNetwork: {
    "password-near": { points: 10, duration: 900 },
    "second-step-near": { points: 5, duration: 300 },
  },
  perAccount: {
    /** Wrong passwords from networks that the account doesn't know: well under 100 in a row. */
    "password-anywhere": { points: 50, duration: 3600 },
    /** The same where each attempt has passed a captcha. The limit is higher, so that locking somebody out is not worth the effort. */
    "password-anywhere-captcha": { points: 100, duration: 3600 },
    /** Wrong passwords for reauthentication, per session. */
    "password-own": { points: 10, duration: 900 },
    /** Wrong codes of an authenticator app and wrong recovery codes; they need a first factor before. */
    "second-step-anywhere": { points: 100, duration: 86_400 },
    /** Typed codes of emails. */
    "code-day": { points: 100, duration: 86_400 },
  },
  pots: {
    "sign-up": { points: 800, ofOne: 60, duration: 3600 },
    /** Emails to sign in or recover. The reserve is for addresses with a confirmed account. */
    "sign-in": { points: 800, ofOne: 60, reserve: 200, duration: 3600 },
    /** Emails that a session asks for. Here an account counts, not a network. */
    account: { points: 800, ofOne: 10, duration: 3600 },
  },
} satisfies LimitRules;

export type AccountLimits = typeof accountLimits;
