/** Where the newsletter's forms are sent; the last two are also where the links of emails lead (P2, P3). */
export const newsletterPaths = {
  newsletter: "/newsletter",
  texts: "/newsletter/texts",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;
