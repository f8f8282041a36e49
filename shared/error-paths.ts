/** Sent in response to requests for other addresses (app/pages/not-found/page.tsx). */
export const errorPaths = { fault: "/500", sendingNeedsScripts: "/405" } as const;
