import { type Command, defineAction } from "./command.ts";
import { type AuthTables, rotateSigningKeys } from "@site/backend";
import { onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The accounts are on hosted Supabase: rotate its signing keys there.",
  actions: {
    rotate: defineAction({
      usage: "",
      summary:
        "Signs new tokens with a new key, and encrypts all secrets under SECRETS_KEY. Nobody is signed out. After changing SECRETS_KEY, restart all processes first.",
      async run({ settings }) {
        const { keys, removed } = await onSite(settings, "requests", (site) =>
          rotateSigningKeys(site.db.withTables<AuthTables>(), site.settings),
        );
        const done = `The key ${keys[0]?.kid} signs new tokens; ${keys.length - 1} older keys still verify.`;
        if (removed.length === 0) return done;
        return `${done}\nThe secrets of an earlier version were removed from ${settings.dataDirectory}/secrets, so that version can no longer be started with this data.`;
      },
    }),
  },
};
