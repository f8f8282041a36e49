/** Internal paths of error pages, which are served at the requested address (app/pages/not-found/page.tsx). */
export const errorPaths = { fault: "/500", sendingNeedsScripts: "/405" } as const;
