/** Created in the browser, validated on both sides: 256 bits in base64url. */

export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
