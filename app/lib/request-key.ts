import { liveStorageKeys } from "#shared/live-storage-keys.ts";

/** A request for an email; the browser proves with a key of its own that it made the request. */
type Request = "newsletter" | "receipt";

/** The key of this browser's request, or null, also where the browser blocks storage; then the visitor confirms with the button. */
export function readRequestKey(request: Request): string | null {
  try {
    return localStorage.getItem(liveStorageKeys[request]);
  } catch {
    return null;
  }
}

/** The key to send with a request: the stored one, or 256 new random bits in base64url. Empty where the browser blocks storage. */
export function keepRequestKey(request: Request): string {
  try {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const key =
      localStorage.getItem(liveStorageKeys[request]) ??
      btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace("=", "");
    localStorage.setItem(liveStorageKeys[request], key);
    return key;
  } catch {
    return "";
  }
}

export function forgetRequestKey(request: Request): void {
  try {
    localStorage.removeItem(liveStorageKeys[request]);
  } catch {
    // Blocked storage holds no key.
  }
}
