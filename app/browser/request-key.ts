import { readStored, writeStored } from "#shared/browser-storage.ts";
import { randomToken } from "#shared/random-token.ts";

/** The key proves that this browser requested an email. It is empty if storage is blocked; a button press then replaces it. */
export function keepRequestKey(storageKey: string): string {
  const key = readStored(storageKey) ?? randomToken();
  return writeStored(storageKey, key) ? key : "";
}
