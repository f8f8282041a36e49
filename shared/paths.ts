/** The first two are Supabase's. Hosted projects serve them at their own origin. */
export const servicePaths = {
  auth: "/auth/v1",
  rest: "/rest/v1",
  threads: "/threads/v1",
  privacy: "/privacy/v1",
  faults: "/faults/v1",
} as const;

export type ServicePath = (typeof servicePaths)[keyof typeof servicePaths];

/** Emails link to the last two (P2, P3). */
export const newsletterPaths = {
  newsletter: "/newsletter",
  texts: "/newsletter/texts",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** Internal paths of error pages, which are served at the requested address (app/pages/not-found/page.tsx). */
export const errorPaths = { fault: "/500", sendingNeedsScripts: "/405" } as const;

/** Such as "/case-studies/…" for all case studies. */
export const routePattern = (path: string): string => path.replace(/^(\/[^/]+)\/.+$/, "$1/…");
