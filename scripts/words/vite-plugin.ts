import path from "node:path";
import type { Plugin } from "vite";
import { ensureWords } from "./ensure.ts";

/** Generates the words before anything reads them, and again when a file of words, or a value of theirs, changes in development. */
export const words: Plugin = {
  name: "words",
  async config() {
    await ensureWords();
  },
  configureServer({ config, watcher, ws }) {
    const content = path.join(config.root, "content");
    const generated = path.join(content, "generated");
    watcher.add(path.join(content, "words"));
    watcher.on("all", async (_event, file) => {
      if (!file.startsWith(content + path.sep) || file.startsWith(generated + path.sep)) return;
      // Vite sees which modules that changes, as with any other file.
      await ensureWords().catch(({ message }: Error) => {
        config.logger.error(message);
        ws.send({ type: "error", err: { message, stack: "" } });
      });
    });
  },
};
