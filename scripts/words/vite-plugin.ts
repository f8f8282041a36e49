import path from "node:path";
import type { Plugin } from "vite";
import { buildLanguage } from "../build-language.ts";
import { ensureWords } from "./ensure.ts";
import { pseudoLocale } from "./languages.ts";

const ensure = (root: string): Promise<void> =>
  ensureWords(root, buildLanguage === pseudoLocale.code ? "pseudo" : "written");

/** Regenerates words when their files, or the code with their values, change. */
export const words: Plugin = {
  name: "words",
  configResolved: ({ root }) => ensure(root),
  configureServer({ config, watcher, ws }) {
    const content = path.join(config.root, "content");
    const generated = path.join(content, "generated");
    watcher.add(["words", "articles", "changelog"].map((folder) => path.join(content, folder)));
    // Switching branches changes many files at once, so one update runs at a time and at most one waits.
    let last = Promise.resolve();
    let isNextPlanned = false;
    watcher.on("all", (_event, file) => {
      if (isNextPlanned || !file.startsWith(content + path.sep) || file.startsWith(generated + path.sep)) return;
      isNextPlanned = true;
      last = last.then(async () => {
        isNextPlanned = false;
        await ensure(config.root).catch(({ message }: Error) => {
          config.logger.error(message);
          ws.send({ type: "error", err: { message, stack: "" } });
        });
      });
    });
  },
};
