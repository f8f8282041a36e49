/** Used only in the live profile. Separate from storage-keys.ts, so that pages load them only when needed. */
export const liveStorageKeys = {
  /** Proves that this browser requested the newsletter. Kept until the confirmation (app/browser/request-key.ts). */
  newsletter: "larkpost-newsletter",
  /** Proves that this browser requested a privacy receipt. Kept until the receipt is shown (app/browser/request-key.ts). */
  receipt: "larkpost-receipt",
} as const;
