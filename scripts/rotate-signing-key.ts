import { rotateSigningKeys } from "#server/auth/secrets.server.ts";
import { readSettings } from "#server/settings.server.ts";

/** `npm run keys:rotate`: a new key signs from now on, and nobody is signed out. A running site notices by itself. */
const keys = await rotateSigningKeys(readSettings(process.env).dataDirectory);
console.log(`The key ${keys[0]?.kid} signs from now on; ${keys.length - 1} older ones still verify.`);
