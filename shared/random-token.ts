/** The browser creates tokens of 256 bits in base64url, and both sides validate them. */

export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
