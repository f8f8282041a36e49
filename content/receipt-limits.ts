/** The page that shows and erases what a visitor has given us, in the unit of each name. */
export const receiptLimits = {
  /** How long the link of its email works, and after that the page it has opened. */
  proofMinutes: 30,
} as const;
