/** A random token, as the browser and the server make it and check its form: 256 bits as base64url. */

/** Bytes of a token. */
export const tokenBytes = 32;

export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
