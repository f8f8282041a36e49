import { readStored, writeStored } from "#shared/browser-storage.ts";
import { randomToken } from "#shared/random-token.ts";

/** Proves that this browser requested an email. The key is empty if storage is blocked, and the visitor has to press a button. */
export function keepRequestKey(storageKey: string): string {
  const key = readStored(storageKey) ?? randomToken();
  return writeStored(storageKey, key) ? key : "";
}
