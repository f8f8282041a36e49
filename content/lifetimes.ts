// Lifetimes, with the unit in each name: used by server and browser, and quoted in copy by placeholders of the same names.
// account-rules.ts has those of accounts.

/** Between two deletions of expired data. */
export const deletionHours = 1;

/** A conversation's secret: in the visitor's browser after the last message, in an email's link after its answer. */
export const conversationDays = 30;

export const newsletterLifetimes = {
  confirmationHours: 48,
  /** Cookie that passes an email's link to the form of its page: the time to read it and press the button. */
  linkCookieMinutes: 10,
  /** An unconfirmed address, after its link has expired. */
  unconfirmedDays: 1,
  /** Proof of consent, after the address was unsubscribed. */
  proofYears: 3,
} as const;

/** The email's link to a privacy receipt, and then the page that it opens. */
export const proofMinutes = 30;

export const messageLifetimes = {
  /** A message to the team, if there is a desk and `MESSAGE_RETENTION_DAYS` is unset. */
  usualDays: 365,
} as const;

/** Cookie consent, as the French regulator advises. */
export const consentMonths = 6;

export const deskLifetimes = {
  /** Undo of a change to a public list. */
  undoDays: 30,
  /** Maximum age of a backup: a nightly one may be late, but none may be missing. */
  backupHours: 36,
  /** List of delivered emails and webhooks. */
  deliveredDays: 30,
  /** List of failed emails and webhooks. */
  failedDays: 90,
} as const;
