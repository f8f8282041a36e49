import { globalReach } from "../generated/pages/feature-global-reach.ts";
import { site } from "../site.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day in a zone as two digits each, "08:12". `instant` in milliseconds since 1970. */
export function timeIn(timeZone: string, instant: number): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat(site.locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant);
}

/** When the sample email leaves London: the hour shown wherever no live clock runs. */
export const posted = Date.UTC(2026, 10, 20, 8, 12);

export type GlobalReachCopy = typeof globalReach;

export { globalReach };
