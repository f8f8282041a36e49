/** The one script of every page (root.tsx). start.ts loads it. */
export { enhance, wake, wakeNear } from "./browser/islands.ts";
