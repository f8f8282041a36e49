/** So many in so long. */
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
  other: { points: 600, duration: 60 },
} satisfies Record<string, Rule>;

/** Sign-ups and emails together from one network address, so that no place uses up the hour's emails of everybody. */
export const requestedMail = { points: 60, duration: 3600 } satisfies Rule;

/** Wrong tries at one account from one network address. */
export const perAccountAndNetwork = {
  "password-near": { points: 10, duration: 900 },
  "second-step-near": { points: 5, duration: 300 },
} satisfies Record<string, Rule>;

/** What happens to one account or one mailbox, from wherever. */
export const perAccount = {
  /** Wrong passwords from everywhere but the account's own networks: well under 100 in a row. */
  "password-anywhere": { points: 50, duration: 3600 },
  /** The same where each try has passed a captcha: more, so that locking somebody out costs more than it is worth. */
  "password-anywhere-captcha": { points: 100, duration: 3600 },
  /** Wrong passwords with which a session asks for a change to its own account. */
  "password-own": { points: 10, duration: 900 },
  /** Wrong codes of an authenticator app from everywhere; who types one knows the password. */
  "second-step-anywhere": { points: 100, duration: 86_400 },
  /** Typed codes of emails. */
  "code-day": { points: 100, duration: 86_400 },
  /** One email of a kind to a mailbox per minute. */
  "mail-gap": { points: 1, duration: 60 },
  "mail-hour": { points: 10, duration: 3600 },
  "mail-everyone": { points: 1000, duration: 3600 },
  /** Those of them that go to addresses without a confirmed account: a fifth is kept for the others. */
  "mail-strangers": { points: 800, duration: 3600 },
} satisfies Record<string, Rule>;
