import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { firstLanguage } from "../content/language.ts";

// Node's watcher restarts the process for files in these folders; Vite reloads other modules without a restart.
const watched = ["packages", "desk", "server", "schemas", "shared", "supabase"].map((name) => `--watch-path=${name}`);
const { values } = parseArgs({ options: { language: { type: "string", default: firstLanguage } } });
// Without this condition, React Router would start a second process to set it.
const command = ["--watch-preserve-output", "--conditions=development", "node_modules/.bin/react-router", "dev"];
const env = { ...process.env, BUILD_LANGUAGE: values.language };
const child = spawn(process.execPath, [...watched, ...command], { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
