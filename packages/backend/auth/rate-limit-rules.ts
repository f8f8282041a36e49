import type { PotRule } from "../limits/pot.ts";

/** At most `points` in `duration`. */
export interface Rule {
  points: number;
  /** Seconds. */
  duration: number;
}

/** Requests from one network address. */
export const perAddress = {
  "sign-up": { points: 30, duration: 300 },
  "sign-in": { points: 30, duration: 300 },
  refresh: { points: 300, duration: 300 },
  mail: { points: 30, duration: 300 },
  verify: { points: 30, duration: 300 },
  factor: { points: 30, duration: 60 },
  provider: { points: 30, duration: 300 },
  account: { points: 30, duration: 300 },
  /** Requests for the newsletter and for texts. */
  newsletter: { points: 30, duration: 300 },
  /** Log-ins at the operators' desk. */
  "desk-log-in": { points: 20, duration: 300 },
  other: { points: 600, duration: 60 },
} satisfies Record<string, Rule>;

/** Sign-ups, newsletters and emails from one network address, counted together, so that none has the site email many strangers. */
export const requestedMail = { points: 60, duration: 3600 } satisfies Rule;

/** Wrong attempts at one account from one network address. */
export const perAccountAndNetwork = {
  "password-near": { points: 10, duration: 900 },
  "second-step-near": { points: 5, duration: 300 },
} satisfies Record<string, Rule>;

/** Per account or mailbox, from any network address. */
export const perAccount = {
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
  /** One email of a kind per mailbox and minute. */
  "mail-gap": { points: 1, duration: 60 },
  "mail-hour": { points: 10, duration: 3600 },
  /** Requests to store a phone number for texts: one an hour per number. */
  "texts-gap": { points: 1, duration: 3600 },
} satisfies Record<string, Rule>;

/** What everybody shares. Each purpose has its own pot, so that none uses up another's. */
export const pots = {
  "sign-up": { points: 800, ofOne: 60, duration: 3600 },
  /** Emails to sign in or recover. The reserve is for addresses with a confirmed account. */
  "sign-in": { points: 800, ofOne: 60, reserve: 200, duration: 3600 },
  /** Emails that a session asks for. Here an account counts, not a network. */
  account: { points: 800, ofOne: 10, duration: 3600 },
  newsletter: { points: 800, ofOne: 60, duration: 3600 },
  receipt: { points: 800, ofOne: 60, duration: 3600 },
  /** Copies of messages to sales for their senders. */
  copy: { points: 200, ofOne: 5, duration: 3600 },
  /** Phone numbers that are stored for texts. */
  texts: { points: 1000, ofOne: 60, duration: 3600 },
} satisfies Record<string, PotRule>;
