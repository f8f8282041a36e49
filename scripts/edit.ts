import { spawn } from "node:child_process";
import path from "node:path";
import { serve } from "@hono/node-server";
import { createEditor } from "./edit/editor.ts";
import { ensureWords } from "./words/ensure.ts";

// `npm run edit` runs the development site, with a local editor for its words on the next port.
const root = path.resolve(import.meta.dirname, "..");
const port = Number(process.env.PORT ?? 3000);
const address = `http://localhost:${port + 1}`;
// With this setting, an Alt-click on a text opens its field in the editor.
const env = { ...process.env, VITE_EDITOR: address };
const development = spawn(process.execPath, [path.join(import.meta.dirname, "dev.ts")], { stdio: "inherit", env });

const site = `http://localhost:${port}`;
const editor = createEditor({ root, site, address, build: () => ensureWords(root) });
const server = serve({ fetch: editor.fetch, port: port + 1, hostname: "localhost" }, () =>
  console.log(`The words editor is at ${address}`),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => development.kill(signal));
development.on("exit", (code) => {
  server.close();
  process.exit(code ?? 0);
});
