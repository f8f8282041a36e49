/** Pages have no other script file. island-triggers.ts loads this one. */
export { wake, wakeRest } from "./browser/wake.ts";
