/** The one script of every page (root.tsx). early-events.ts loads it. */
export { wake, wakeWhenIdle } from "./browser/islands.ts";
