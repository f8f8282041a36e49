import { type Command, defineAction } from "./command.ts";
import { getAdministration, onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The accounts are on hosted Supabase: rotate its signing keys there.",
  actions: {
    rotate: defineAction({
      usage: "",
      summary: "Signs new tokens with a new key. Nobody is signed out, and running processes need no restart.",
      async run({ settings }) {
        const keys = await onSite(settings, "requests", (site) => getAdministration(site).rotateSigningKeys());
        return `The key ${keys[0]?.kid} signs new tokens; ${keys.length - 1} older keys still verify.`;
      },
    }),
  },
};
