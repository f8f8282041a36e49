/** Keys for the live profile only, apart from the others so that no other page loads them. */
export const liveStorageKeys = {
  /** Proves that this browser asked for the newsletter, until it is confirmed (app/browser/request-key.ts). */
  newsletter: "larkpost-newsletter",
  /** Proves that this browser requested a privacy receipt, until it is shown (app/browser/request-key.ts). */
  receipt: "larkpost-receipt",
} as const;
