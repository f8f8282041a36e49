/** The one script of every page (root.tsx). early-events.ts loads it. */
export { wake, wakeRest } from "./browser/islands.ts";
