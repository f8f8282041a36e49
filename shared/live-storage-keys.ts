/** Keys of the browser's storage that only the live profile uses, apart from the others so that no other page loads them. */
export const liveStorageKeys = {
  /** Proof that this browser asked for the newsletter, until it is confirmed (app/browser/request-key.ts). */
  newsletter: "larkpost-newsletter",
  /** Proof that this browser asked what its visitor's address has given us, until it is shown (app/browser/request-key.ts). */
  receipt: "larkpost-receipt",
} as const;
