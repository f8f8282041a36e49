/** The site's only client entry, loaded by island-triggers.ts. */
export { wake, wakeRest } from "./browser/wake.ts";
