import { type Command, defineAction } from "./command.ts";
import { writingNewFile } from "./new-file.ts";
import { getAdministration, onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The accounts are on hosted Supabase already.",
  actions: {
    export: defineAction({
      usage: "[file]",
      summary: "Writes the accounts as SQL for a hosted Supabase project, into accounts.sql by default.",
      async run({ settings, words: [name = "accounts.sql"] }) {
        const target = await writingNewFile(name, (file) =>
          onSite(settings, "requests", async (site) => {
            for await (const statement of getAdministration(site).exportAccounts()) await file.write(statement);
          }),
        );
        return `The accounts are in ${target}. Treat it like a password.`;
      },
    }),
  },
};
