/** Emails link to the last two (P2, P3). */
export const newsletterPaths = {
  newsletter: "/newsletter",
  texts: "/newsletter/texts",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;
