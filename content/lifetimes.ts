// How long the site keeps what visitors leave, in the unit of each name. `/legal` says the same. Conversations have theirs in
// shared/threads.ts, accounts in packages/backend/auth, the choice about cookies in consent-lifetime.ts.

export const newsletterLifetimes = {
  /** The link of a confirmation email. */
  confirmationHours: 48,
  /** An unconfirmed address, after its link. */
  unconfirmedDays: 1,
  /** The proof of consent, after the address was unsubscribed. */
  proofYears: 3,
} as const;

export const receiptLifetimes = {
  /** The link of an email that opens a privacy receipt, and after that the page it has opened. */
  proofMinutes: 30,
} as const;

export const messageLifetimes = {
  /** A message to the team, where there is a desk and `MESSAGE_RETENTION_DAYS` says nothing else. */
  usualDays: 365,
} as const;
