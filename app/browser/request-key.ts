import { readStored, writeStored } from "#shared/browser-storage.ts";
import { randomToken } from "#shared/random-token.ts";

/**
 * The key by which the browser proves that it made a request for an email: the one that is stored, or a new one. Empty where the browser blocks
 * storage; then the visitor confirms with the button.
 */
export function keepRequestKey(storageKey: string): string {
  const key = readStored(storageKey) ?? randomToken();
  return writeStored(storageKey, key) ? key : "";
}
