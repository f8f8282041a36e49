import { consentMonths } from "./lifetimes.ts";

const consentLifetime = (consentMonths * 365 * 24 * 60 * 60 * 1000) / 12;

/** Milliseconds since 1970 (P1). A time in the future was not written by this site. */
export const isConsentCurrent = (time: number, now: number): boolean => time <= now && now - time <= consentLifetime;
