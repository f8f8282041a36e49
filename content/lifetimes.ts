// How long things last, in the unit of each name: the server and the browser count by these, and words state them as placeholders of the
// same names. Those of accounts are in account-rules.ts.

/** Between two deletions of everything that has expired. */
export const deletionHours = 1;

/** What opens a conversation: in the visitor's browser after the last message, by an email's link after its answer. */
export const conversationDays = 30;

export const newsletterLifetimes = {
  /** The link of a confirmation email. */
  confirmationHours: 48,
  /** The cookie that carries an email's link to the form of its page: the time to look at the page and press its button. */
  linkCookieMinutes: 10,
  /** An unconfirmed address, after its link. */
  unconfirmedDays: 1,
  /** The proof of consent, after the address was unsubscribed. */
  proofYears: 3,
} as const;

/** The link of an email that opens a privacy receipt, and after that the page it has opened. */
export const proofMinutes = 30;

export const messageLifetimes = {
  /** A message to the team, where there is a desk and `MESSAGE_RETENTION_DAYS` says nothing else. */
  usualDays: 365,
} as const;

/** A choice about cookies: as the French regulator advises. */
export const consentMonths = 6;

export const deskLifetimes = {
  /** For which a change to a public list can be undone. */
  undoDays: 30,
  /** After which a backup is too old: one of every night may come late, and none may be missing. */
  backupHours: 36,
  /** For which emails and webhooks that arrived are listed. */
  deliveredDays: 30,
  /** For which those that failed are listed. */
  failedDays: 90,
} as const;
