import { readStored, writeStored } from "#shared/browser-storage.ts";
import { parseObject } from "#shared/parse-object.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { rememberedNotice } from "#words/cookie-notice.ts";
import { isConsentCurrent } from "#content/lifetimes.ts";

export type ConsentCategory = (typeof rememberedNotice.categories)[number]["id"];

export interface ConsentChoice {
  allowed: readonly ConsentCategory[];
  /** Unix time in milliseconds. */
  time: number;
  /** Whether the choice was made under Global Privacy Control. If so, the choice takes precedence. */
  knewSignal: boolean;
}

export const optionalCategories: readonly ConsentCategory[] = rememberedNotice.categories
  .filter(({ alwaysOn }) => !alwaysOn)
  .map(({ id }) => id);

/** Null if there is no valid, current choice. With `signal`, Global Privacy Control overrules earlier consent. */
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
  // If storage is blocked, nothing that needs consent runs.
  writeStored(storageKeys.consent, JSON.stringify(choice));
}

export function sendsGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
