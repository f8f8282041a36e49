/**
 * The script of every page in development, in place of entry.client.ts. React Router's hot reload needs its runtime before React, as its
 * `<Scripts>` would load it, and waits for the data of a client router, which no page has.
 */
import "virtual:react-router/inject-hmr-runtime";

export { enhance, wake, wakeNear } from "./islands.ts";

Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });
