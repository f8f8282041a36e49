import { rotateSigningKeys } from "#server/auth/secrets.server.ts";
import { asOwner, requireData, runCommand } from "./command.ts";

/** `npm run keys:rotate`: a new key signs from now on, and nobody is signed out. A running site notices by itself. */
await runCommand(async (settings) => {
  const keys = await asOwner(settings, (owned) => {
    requireData(owned);
    return rotateSigningKeys(owned.dataDirectory);
  });
  console.log(`The key ${keys[0]?.kid} signs from now on; ${keys.length - 1} older ones still verify.`);
});
