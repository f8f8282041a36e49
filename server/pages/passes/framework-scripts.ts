/**
 * How the inline scripts of React Router begin, the only thing here that depends on what it writes: its context, the data of the
 * page in one or more parts, and the module that loads the routes and the client's entry (react-router/dist: `Scripts`, `StreamTransfer`).
 */
export const deferredBeginnings = ["window.__reactRouterContext", "import "];

/** Its memory of scroll positions, which works without the others (`ScrollRestoration`). */
export const liveBeginnings = ["((storageKey"];
