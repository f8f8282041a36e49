import { liveStorageKeys } from "#shared/live-storage-keys.ts";

/** The key of this browser's request for the newsletter, or null. Storage may be closed to us; then the button confirms. */
export function readNewsletterKey(): string | null {
  try {
    return localStorage.getItem(liveStorageKeys.newsletter);
  } catch {
    return null;
  }
}

/** The key to send with a request: the one that is kept, or 256 new random bits in base64url. Empty where none can be kept. */
export function keepNewsletterKey(): string {
  try {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const key =
      localStorage.getItem(liveStorageKeys.newsletter) ??
      btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace("=", "");
    localStorage.setItem(liveStorageKeys.newsletter, key);
    return key;
  } catch {
    return "";
  }
}

export function forgetNewsletterKey(): void {
  try {
    localStorage.removeItem(liveStorageKeys.newsletter);
  } catch {
    // Storage that is closed to us keeps nothing.
  }
}
