import { consentMonths } from "./lifetimes.ts";

const consentLifetime = (consentMonths * 365 * 24 * 60 * 60 * 1000) / 12;

/** Milliseconds since 1970 (P1). This site never writes a time in the future. */
export const isConsentCurrent = (time: number, now: number): boolean => time <= now && now - time <= consentLifetime;
