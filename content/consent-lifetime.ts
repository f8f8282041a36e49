import { consentMonths } from "./lifetimes.ts";

const consentLifetime = (consentMonths * 365 * 24 * 60 * 60 * 1000) / 12;

/** Unix time in milliseconds (P1). This site never writes future times. */
export const isConsentCurrent = (time: number, now: number): boolean => time <= now && now - time <= consentLifetime;
