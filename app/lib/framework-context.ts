/**
 * What React Router's server writes into every page of this site and its browser part reads: the same on each, so it is in the
 * scripts once. The server throws where it would write something else (defer-hydration.server.ts).
 */
export const frameworkContext = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
} as const;
