/** The first two are Supabase's. Hosted projects serve them at their own origin. */
export const servicePaths = {
  auth: "/auth/v1",
  rest: "/rest/v1",
  threads: "/threads/v1",
  privacy: "/privacy/v1",
  faults: "/faults/v1",
} as const;

export type ServicePath = (typeof servicePaths)[keyof typeof servicePaths];
