/** The one script of every page (root.tsx). early-events.ts loads it. */
import { mendAddress } from "./browser/copied-address.ts";

// Before an island reads the address.
mendAddress();

export { wake, wakeWhenIdle } from "./browser/islands.ts";
