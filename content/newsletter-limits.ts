/** How long the newsletter's data is kept, in the unit of each name. `/legal` says the same. */
export const newsletterLimits = {
  /** How long the link of a confirmation email works. */
  confirmationHours: 48,
  /** How much longer an unconfirmed address is kept. */
  unconfirmedDays: 1,
  /** How long an address is kept as proof after it was unsubscribed. */
  proofYears: 3,
} as const;
