// Runs on whatever Node the machine has (20 or later): installs what is missing, then hands over to the Node that the
// `node` package brings. Plain JavaScript, because older versions cannot strip types.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const nodeModules = path.join(root, "node_modules");
const stamp = path.join(nodeModules, ".larkpost-lock");
const node = path.join(nodeModules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

function installMissing() {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(node)) return;
  console.log("Installing packages…");
  // Not `npm ci`: it refuses a lock without the builds for other platforms, and a mirror may hold this platform's alone.
  // `npm install` takes the same locked versions, each compared with its hash.
  const result = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) {
    console.error("The packages could not be installed: see npm's message above. Is the npm registry reachable?");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

// Bounds V8's room for new objects, of which next to nothing outlives an answer: as quick as twice as much, and 27 MB less
// (docs/performance.md).
const { nodeFlags } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).config;
const [script, ...rest] = process.argv.slice(2);
installMissing();
const child = spawn(node, [nodeFlags, path.join(root, script), ...rest], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${path.join(nodeModules, ".bin")}${path.delimiter}${process.env.PATH}` },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
