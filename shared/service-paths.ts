/** The first two are Supabase's; a hosted project serves them at its own origin. */
export const servicePaths = {
  auth: "/auth/v1",
  rest: "/rest/v1",
  threads: "/threads/v1",
  privacy: "/privacy/v1",
  faults: "/faults/v1",
} as const;

export type ServicePath = (typeof servicePaths)[keyof typeof servicePaths];
