/** Loaded by island-triggers.ts; pages have no other script file. */
export { wake, wakeRest } from "./browser/wake.ts";
