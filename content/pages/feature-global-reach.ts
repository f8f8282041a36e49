import { clockIn } from "../clock.ts";
import { globalReach } from "../generated/pages/feature-global-reach.ts";
import { site } from "../site.ts";

/** The time of day in a zone, "08:12". `instant` in milliseconds since 1970. */
export const timeIn = (timeZone: string, instant: number): string => clockIn(site.locale, timeZone).format(instant);

/** When the sample email leaves London: the hour shown wherever no live clock runs. */
export const posted = Date.UTC(2026, 10, 20, 8, 12);

export type GlobalReachCopy = typeof globalReach;

export { globalReach };
