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
  /** Messages to sales whose sender gets a copy. */
  copy: { points: 5, duration: 3600 },
  /** Log-ins at the operators' desk. */
  "desk-log-in": { points: 20, duration: 300 },
  other: { points: 600, duration: 60 },
} satisfies Record<string, Rule>;

/** Sign-ups, newsletters and emails together from one network address, so that no single one uses up everybody's hourly emails. */
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
  /** The same where each attempt has passed a captcha: more, so that locking somebody out is not worth the effort. */
  "password-anywhere-captcha": { points: 100, duration: 3600 },
  /** Wrong passwords for reauthentication, per session. */
  "password-own": { points: 10, duration: 900 },
  /** Wrong codes of an authenticator app; they need the password first. */
  "second-step-anywhere": { points: 100, duration: 86_400 },
  /** Log-ins under an operator's name: so many that one address alone can't lock its owner out, while 99 random bits stay unguessed. */
  "desk-operator": { points: 500, duration: 3600 },
  /** Typed codes of emails. */
  "code-day": { points: 100, duration: 86_400 },
  /** One email of a kind per mailbox and minute. */
  "mail-gap": { points: 1, duration: 60 },
  "mail-hour": { points: 10, duration: 3600 },
  "mail-everyone": { points: 1000, duration: 3600 },
  /** Of those, emails to addresses without a confirmed account: a fifth is reserved for the others. */
  "mail-strangers": { points: 800, duration: 3600 },
  /** Copies of messages to sales, to everybody. They count apart, so that they take no email from accounts. */
  "copies-everyone": { points: 200, duration: 3600 },
  /** Phone numbers that are noted for texts: one an hour, and a total for everybody. */
  "texts-gap": { points: 1, duration: 3600 },
  "texts-everyone": { points: 1000, duration: 3600 },
} satisfies Record<string, Rule>;
