import { readStored, writeStored } from "#shared/browser-storage.ts";
import { randomToken } from "#shared/random-token.ts";

/** Proves that this browser requested an email. Empty if storage is blocked; the visitor then has to press a button to confirm. */
export function keepRequestKey(storageKey: string): string {
  const key = readStored(storageKey) ?? randomToken();
  return writeStored(storageKey, key) ? key : "";
}
