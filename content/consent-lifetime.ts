import { consentMonths } from "./lifetimes.ts";

/** Milliseconds. */
const consentLifetime = (consentMonths * 365 * 24 * 60 * 60 * 1000) / 12;

/** Whether a cookie choice still counts (P1). Both times are in milliseconds since 1970; one that lies ahead was not written by this site. */
export const isConsentCurrent = (time: number, now: number): boolean => time <= now && now - time <= consentLifetime;
