import { liveStorageKeys } from "#shared/live-storage-keys.ts";

/** What a browser asks for by email, and proves by a key of its own that it asked. */
type Request = "newsletter" | "receipt";

/** The key of this browser's request, or null. Storage may be closed to us; then the button confirms. */
export function readRequestKey(request: Request): string | null {
  try {
    return localStorage.getItem(liveStorageKeys[request]);
  } catch {
    return null;
  }
}

/** The key to send with a request: the one that is kept, or 256 new random bits in base64url. Empty where none can be kept. */
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
    // Storage that is closed to us keeps nothing.
  }
}
