/** The one script of every page (root.tsx). start.ts loads it. */
export { wake, wakeNear } from "./browser/islands.ts";
