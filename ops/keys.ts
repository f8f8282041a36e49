import { type Command, defineAction } from "./command.ts";
import { getAdministration, onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The accounts are on hosted Supabase: rotate its signing keys there.",
  actions: {
    rotate: defineAction({
      usage: "",
      summary: "A new key signs from now on, and nobody is signed out. Running processes notice by themselves.",
      async run({ settings }) {
        const keys = await onSite(settings, "requests", (site) => getAdministration(site).rotateSigningKeys());
        return `The key ${keys[0]?.kid} signs from now on; ${keys.length - 1} older ones still verify.`;
      },
    }),
  },
};
