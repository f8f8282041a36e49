// Used by the server and browsers, and quoted in texts with placeholders of the same names. See account-rules.ts for accounts.

/** Hours between deletions of expired data. */
export const deletionHours = 1;

/** Counted from the last message sent in the browser, or, for an emailed link, from the answer. */
export const conversationDays = 30;

export const newsletterLifetimes = {
  confirmationHours: 48,
  /** Lifetime of the cookie that passes an email link's token to its page: enough to read it and press the button. */
  linkCookieMinutes: 10,
  /** Counted from the confirmation link's expiry. */
  unconfirmedDays: 1,
  /** Counted from the unsubscription. */
  proofYears: 3,
} as const;

/** Applies to the link to a privacy receipt, and again to the page it opens. */
export const proofMinutes = 30;

export const messageLifetimes = {
  /** Default of `MESSAGE_RETENTION_DAYS` if there is a desk. */
  usualDays: 365,
} as const;

/** Recommended by the French data protection authority (CNIL). */
export const consentMonths = 6;

export const deskLifetimes = {
  undoDays: 30,
  /** Maximum age of the last backup. A nightly backup may be late, but not missing. */
  backupHours: 36,
  deliveredDays: 30,
  failedDays: 90,
} as const;

/** Times are Unix times in milliseconds (P1). The site never writes future times, so they don't count. */
export const isConsentCurrent = (time: number, now: number): boolean =>
  time <= now && now - time <= (consentMonths * 365 * 24 * 60 * 60 * 1000) / 12;
