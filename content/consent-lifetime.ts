import { consentMonths } from "./lifetimes.ts";

const consentLifetime = (consentMonths * 365 * 24 * 60 * 60 * 1000) / 12;

/** Times are Unix times in milliseconds (P1). The site never writes future times, so they don't count. */
export const isConsentCurrent = (time: number, now: number): boolean => time <= now && now - time <= consentLifetime;
