import * as words from "./generated/what-limits-count.ts";
import type { ServiceId } from "./service-names.ts";

/** What the limits of a service count, where another page or service counts something else (S9.2, S9.3). */
export const whatLimitsCount: Partial<Record<ServiceId, string>> = words.whatLimitsCount;
