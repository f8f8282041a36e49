import path from "node:path";
import type { Plugin } from "vite";
import { ensureWords } from "./ensure.ts";

/** Generates the words before anything reads them, and in development again when a file of words or the code with their values changes. */
export const words: Plugin = {
  name: "words",
  async config() {
    await ensureWords();
  },
  configureServer({ config, watcher, ws }) {
    const content = path.join(config.root, "content");
    const generated = path.join(content, "generated");
    watcher.add(["words", "articles", "changelog"].map((folder) => path.join(content, folder)));
    // Many files change at once, as when a branch is switched: one run at a time, and one after it for what changed meanwhile.
    let last = Promise.resolve();
    let isNextPlanned = false;
    watcher.on("all", (_event, file) => {
      if (isNextPlanned || !file.startsWith(content + path.sep) || file.startsWith(generated + path.sep)) return;
      isNextPlanned = true;
      last = last.then(async () => {
        isNextPlanned = false;
        // Vite detects the changed modules itself, as with any other file.
        await ensureWords().catch(({ message }: Error) => {
          config.logger.error(message);
          ws.send({ type: "error", err: { message, stack: "" } });
        });
      });
    });
  },
};
