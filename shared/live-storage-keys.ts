/** Keys of the browser's storage that only the live profile uses, apart from the others so that no other page loads them. */
export const liveStorageKeys = {
  /** Proof that this browser asked for the newsletter, until it is confirmed (app/lib/newsletter-key.ts). */
  newsletter: "larkpost-newsletter",
} as const;
