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
    watcher.on("all", async (_event, file) => {
      if (!file.startsWith(content + path.sep) || file.startsWith(generated + path.sep)) return;
      // Vite detects the changed modules itself, as with any other file.
      await ensureWords().catch(({ message }: Error) => {
        config.logger.error(message);
        ws.send({ type: "error", err: { message, stack: "" } });
      });
    });
  },
};
