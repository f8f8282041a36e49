/** Used only in the live profile. They are separate, so that other pages don't load them. */
export const liveStorageKeys = {
  /** Proves that this browser requested the newsletter. Kept until the confirmation (app/browser/request-key.ts). */
  newsletter: "larkpost-newsletter",
  /** Proves that this browser requested a privacy receipt. Kept until the receipt is shown (app/browser/request-key.ts). */
  receipt: "larkpost-receipt",
} as const;
