import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureWords } from "./words/ensure.ts";
import { firstLanguage } from "../content/language.ts";
import { pseudoLanguages } from "./words/languages.ts";

// Node's watcher restarts the backend when one of its files changes; Vite reloads the pages without a restart. The watched folders
// are listed, because Vite's own temporary files would restart the backend too.
const root = path.resolve(import.meta.dirname, "..");
const watched = ["packages", "desk", "server", "schemas", "shared", "supabase"].map(
  (folder) => `--watch-path=${path.join(root, folder)}`,
);
const { values } = parseArgs({ options: { language: { type: "string", default: firstLanguage } } });
await ensureWords();
if (pseudoLanguages.some(({ code }) => code === values.language)) await ensureWords(root, "pseudo");
const server = path.join(import.meta.dirname, "development", "server.ts");
const child = spawn(process.execPath, [...watched, "--watch-preserve-output", server], {
  stdio: "inherit",
  env: { ...process.env, BUILD_LANGUAGE: values.language },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
