import { execFile, spawn } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { createEditor } from "./edit/editor.ts";
import { ensureWords } from "./words/ensure.ts";

// `npm run edit`: the site in development, and beside it an editor of its words on the next port, for this machine alone.
const root = path.resolve(import.meta.dirname, "..");
const port = Number(process.env.PORT ?? 3000);
const address = `http://localhost:${port + 1}`;
// Pages in development then open the field of words that are pressed with Alt held.
const env = { ...process.env, VITE_EDITOR: address };
const development = spawn(process.execPath, [path.join(import.meta.dirname, "dev.ts")], { stdio: "inherit", env });

/** @returns a sentence where the card can't be painted */
async function paintCard(article: string): Promise<string | null> {
  return promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, "draw", "main.ts"),
    `articles-${article}`,
  ]).then(
    () => null,
    () => `Its card for shared links is missing: npm run draw -- articles-${article}`,
  );
}

const editor = createEditor({
  root,
  site: `http://localhost:${port}`,
  address,
  build: () => ensureWords(root),
  paintCard,
});
const server = serve({ fetch: editor.fetch, port: port + 1, hostname: "localhost" }, () =>
  console.log(`The editor of its words is on ${address}`),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => development.kill(signal));
development.on("exit", (code) => {
  server.close();
  process.exit(code ?? 0);
});
