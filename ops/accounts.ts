import { type FileHandle, open, rm } from "node:fs/promises";
import path from "node:path";
import { type AuthTables, exportAccounts, readSecrets } from "@site/backend";
import { type Command, defineAction, UsageError } from "./command.ts";
import { onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The accounts are already on hosted Supabase.",
  actions: {
    export: defineAction({
      usage: "[file]",
      summary: "Writes the accounts as SQL for a hosted Supabase project, into accounts.sql by default.",
      async run({ settings, words: [name = "accounts.sql"] }) {
        const target = await writingNewFile(name, (file) =>
          onSite(settings, "requests", async (site) => {
            const db = site.db.withTables<AuthTables>();
            const { encryptionKey } = await readSecrets(db, site.settings);
            for await (const statement of exportAccounts(db, encryptionKey)) await file.write(statement);
          }),
        );
        return `The accounts are in ${target}. Treat it like a password.`;
      },
    }),
  },
};

/** Private, because most exports contain addresses or hashes. Deleted on failure. @throws UsageError if the file exists */
async function writingNewFile(name: string, work: (file: FileHandle) => Promise<void>): Promise<string> {
  const target = path.resolve(name);
  const file = await open(target, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw new UsageError(`${target} already exists: name another file.`);
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new UsageError(`${target} can't be created: name a file in a folder that exists.`);
  });
  try {
    await work(file);
    return target;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
