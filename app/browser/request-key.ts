import { readStored, writeStored } from "#shared/browser-storage.ts";
import { randomToken } from "#shared/random-token.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";

/** A request for an email; the browser proves with a key of its own that it made the request. */
type Request = "newsletter" | "receipt";

/** The key of this browser's request, or null, also where the browser blocks storage; then the visitor confirms with the button. */
export function readRequestKey(request: Request): string | null {
  return readStored(liveStorageKeys[request]);
}

/** The key to send with a request: the stored one, or a new one. Empty where the browser blocks storage. */
export function keepRequestKey(request: Request): string {
  const key = readRequestKey(request) ?? randomToken();
  return writeStored(liveStorageKeys[request], key) ? key : "";
}

export function forgetRequestKey(request: Request): void {
  writeStored(liveStorageKeys[request], null);
}
