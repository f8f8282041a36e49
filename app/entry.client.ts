/** The only script element of every page (root.tsx); island-triggers.ts loads it. */
export { wake, wakeRest } from "./browser/wake.ts";
