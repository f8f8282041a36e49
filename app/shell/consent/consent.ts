import { readStored, writeStored } from "#shared/browser-storage.ts";
import { parseObject } from "#shared/parse-object.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { rememberedNotice } from "#words/cookie-notice.ts";
import { isConsentCurrent } from "#content/consent-lifetime.ts";

export type ConsentCategory = (typeof rememberedNotice.categories)[number]["id"];

/** The visitor's cookie choice and its time (P1, `live`). */
export interface ConsentChoice {
  allowed: readonly ConsentCategory[];
  /** Milliseconds since 1970. */
  time: number;
  /** Whether the browser sent Global Privacy Control when the choice was made. If so, the choice is the later decision and wins. */
  knewSignal: boolean;
}

export const optionalCategories: readonly ConsentCategory[] = rememberedNotice.categories
  .filter(({ alwaysOn }) => !alwaysOn)
  .map(({ id }) => id);

/**
 * A stored choice, or null where there is none, it can't be read, or it has expired.
 * @param signal whether the browser sends Global Privacy Control, which refuses what was allowed before it did
 */
export function parseChoice(text: string | null, now: number, signal = false): ConsentChoice | null {
  const { allowed, time, ...stored } = parseObject(text);
  if (typeof time !== "number" || !Array.isArray(allowed)) return null;
  if (!isConsentCurrent(time, now)) return null;
  const knewSignal = stored.knewSignal === true;
  const isRefused = signal && !knewSignal;
  return { allowed: isRefused ? [] : optionalCategories.filter((id) => allowed.includes(id)), time, knewSignal };
}

export function readChoice(): ConsentChoice | null {
  return parseChoice(readStored(storageKeys.consent), Date.now(), sendsGlobalPrivacyControl());
}

export function saveChoice(allowed: readonly ConsentCategory[]): void {
  const choice: ConsentChoice = { allowed, time: Date.now(), knewSignal: sendsGlobalPrivacyControl() };
  // Where the browser blocks storage, nothing is kept, and nothing that needs consent runs.
  writeStored(storageKeys.consent, JSON.stringify(choice));
}

/** Whether the browser sends Global Privacy Control, which refuses every optional category until the visitor says otherwise. */
export function sendsGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
