// Runs on whatever Node the machine has (20 or later): installs what is missing, generates the words if they changed, then hands over
// to the Node that the `node` package brings. Plain JavaScript, because older versions cannot strip types.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { driftOf, isInstalled, refusalOfNode } from "./locked.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const nodeModules = path.join(root, "node_modules");
/** npm's own record of what it has installed. */
const record = path.join(nodeModules, ".package-lock.json");
const node = path.join(nodeModules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

function stopWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

const read = (name) => readFileSync(path.join(root, name), "utf8");
const project = JSON.parse(read("package.json"));

/** Installs the packages of the lock file if they are missing, and checks the Node program before it runs. */
function installMissing() {
  const lock = JSON.parse(read("package-lock.json"));
  const drifted = driftOf(project, lock);
  if (drifted !== null) {
    stopWith(
      `package-lock.json does not fit package.json: ${drifted} differs. Run \`npm install --save-exact ${drifted}@<version>\`, or put the two files back as they were.`,
    );
  }
  const isThere = existsSync(node) && existsSync(record) && isInstalled(lock, JSON.parse(readFileSync(record, "utf8")));
  if (!isThere) install();
  checkNode(JSON.parse(read("scripts/node-checksums.json")));
}

function install() {
  console.log("Installing packages…");
  // Not `npm ci`: it refuses a lock without the builds for other platforms, and a mirror may have only the builds for this platform.
  // `npm install` takes the same locked versions, each compared with its hash.
  const result = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) {
    stopWith("The packages could not be installed: see npm's message above. Is the npm registry reachable?");
  }
}

function checkNode(checksums) {
  const refusal = refusalOfNode(readFileSync(node), checksums, project.dependencies.node);
  if (refusal === null) return;
  rmSync(path.join(nodeModules, "node"), { recursive: true, force: true });
  stopWith(refusal);
}

// The first flag limits V8's space for new objects, because almost none outlives a response. The others keep V8 from optimizing the
// embedded database's WebAssembly: one of its functions takes 600 MB for two seconds after each start. Measured in docs/performance.md.
const nodeFlags = project.config.nodeFlags.split(" ");
const [script, ...rest] = process.argv.slice(2);
installMissing();
// Before anything reads them. The script prints its own errors.
const words = spawnSync(node, [path.join(root, "scripts", "words", "main.ts")], { stdio: "inherit" });
if (words.status !== 0) process.exit(1);
const child = spawn(node, [...nodeFlags, path.join(root, script), ...rest], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${path.join(nodeModules, ".bin")}${path.delimiter}${process.env.PATH}` },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
