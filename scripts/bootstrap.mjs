// Plain JavaScript, because it runs on the machine's Node (20 or later). Installs missing locked packages, generates
// the words, and runs the program on the packaged Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const inRoot = (...parts) => path.join(root, ...parts);
const read = (...parts) => JSON.parse(readFileSync(inRoot(...parts), "utf8"));
const isWindows = process.platform === "win32";
const project = read("package.json");

/** Doesn't require packages for other platforms or, after `npm prune`, development packages. */
function isInstalled() {
  if (!existsSync(inRoot("node_modules", ".package-lock.json"))) return false;
  const { packages: locked } = read("package-lock.json");
  const { packages: installed } = read("node_modules", ".package-lock.json");
  const wanted = { ...project.dependencies, ...project.devDependencies };
  const isPruned = !Object.values(installed).some(({ dev }) => dev);
  const isThere = ([folder, { version, optional, dev, devOptional }]) =>
    installed[folder] ? installed[folder].version === version : optional || (isPruned && (dev || devOptional));
  return (
    Object.entries(wanted).every(([name, version]) => locked[`node_modules/${name}`]?.version === version) &&
    Object.entries(locked).every((entry) => entry[0] === "" || isThere(entry))
  );
}

/** npm and the programs have already printed their errors. */
function run(command, args, options) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (status !== 0) process.exit(1);
}

if (!isInstalled()) {
  console.log("Installing packages…");
  run("npm", ["ci", "--loglevel=error"], { shell: isWindows });
}
const platform = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
const lockedNode = inRoot("node_modules", platform, "bin", isWindows ? "node.exe" : "node");
const node = existsSync(lockedNode) ? lockedNode : process.execPath;
if (node === process.execPath && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`npm has no build of the locked version for ${platform}: install Node 24 or later.`);
  process.exit(1);
}
run(node, [inRoot("scripts", "words", "main.ts")]);
const [script, ...rest] = process.argv.slice(2);
// The first flag limits V8's space for new objects, because few outlive a response. The others keep V8 from optimizing
// PGlite's WebAssembly, which takes 600 MB for two seconds after each start. Measured in docs/performance.md.
const child = spawn(node, [...project.config.nodeFlags.split(" "), inRoot(script), ...rest], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${inRoot("node_modules", ".bin")}${path.delimiter}${process.env.PATH}` },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
