// How long links work and data is kept, in the unit of each name. `/legal` says the same.

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

/** In milliseconds: about six months, as the French regulator advises. */
const consentLifetime = 182 * 24 * 60 * 60 * 1000;

/** Whether a cookie choice still counts (P1). Both times are in milliseconds since 1970; one that lies ahead was not written by this site. */
export const isConsentCurrent = (time: number, now: number): boolean => time <= now && now - time <= consentLifetime;
