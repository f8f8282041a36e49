/** Used only in the live profile; separate, so that other pages don't load them. */
export const liveStorageKeys = {
  /** Proves that this browser requested the newsletter; kept until confirmed (app/browser/request-key.ts). */
  newsletter: "larkpost-newsletter",
  /** Proves that this browser requested a privacy receipt; kept until shown (app/browser/request-key.ts). */
  receipt: "larkpost-receipt",
} as const;
