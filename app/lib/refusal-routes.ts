/** Routes of the pages that the server shows for a fault and for a form sent without scripts, under the address that was asked for. */
export const refusalRoutes: ReadonlySet<string> = new Set(["routes/server-fault", "routes/sending-needs-scripts"]);
