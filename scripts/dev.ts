import { spawn } from "node:child_process";
import path from "node:path";

// Node's own watcher restarts the backend when a file it imports changes; Vite reloads the pages without a restart.
const server = path.join(import.meta.dirname, "dev-server.ts");
const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", server], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
