import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, readlinkSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { untilServing } from "../start-site.ts";
import type { ImagePlan } from "./containerfile.ts";
import type { Container } from "./prove.ts";

/** In place of the base image: the programs and libraries of this machine. */
const system = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/proc", "/dev/null", "/dev/urandom"];

/** A sentence that says why no isolated root can be made here, or null. */
export function whyNotIsolated(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can make it";
  const words = ["--mount", "--propagation", "private", "mount", "-t", "tmpfs", "tmpfs", "/mnt"];
  return spawnSync("unshare", words, { stdio: "ignore" }).status === 0 ? null : "this machine forbids mounts";
}

/** Paths of the packages that `npm prune --omit=dev` keeps, without packages within another. */
function keptPackages(folder: string): string[] {
  const words = ["ls", "--omit=dev", "--all", "--parseable"];
  const { stdout } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
  const paths = stdout.split("\n").filter((line) => line.startsWith(`${folder}${path.sep}node_modules`));
  return paths.filter((one) => !paths.some((other) => one.startsWith(`${other}${path.sep}`)));
}

/** The files of the plan as pairs: the path on this machine and the path in the image. */
function filesOf(plan: ImagePlan, folder: string): [string, string][] {
  return plan.copies.flatMap(({ source, target }): [string, string][] => {
    const here = path.join(folder, path.relative(plan.workingFolder, source));
    if (path.basename(here) !== "node_modules") return [[here, target]];
    const entries = [
      ...keptPackages(folder),
      ...[".bin", ".cache/larkpost", ".package-lock.json"].map((entry) => path.join(here, entry)),
    ];
    return entries.map((entry) => [entry, path.join(target, path.relative(here, entry))]);
  });
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Shell lines that mount a file or folder read-only in another place. */
function bind(source: string, target: string): string[] {
  if (!existsSync(source)) return [];
  if (lstatSync(source).isSymbolicLink()) {
    return [`mkdir -p ${quoted(path.dirname(target))}`, `ln -s ${quoted(readlinkSync(source))} ${quoted(target)}`];
  }
  const place = lstatSync(source).isDirectory()
    ? `mkdir -p ${quoted(target)}`
    : `mkdir -p ${quoted(path.dirname(target))} && touch ${quoted(target)}`;
  return [place, `mount --bind ${quoted(source)} ${quoted(target)}`, `mount -o remount,bind,ro ${quoted(target)}`];
}

export interface IsolatedContainer extends Container {
  process: ChildProcess;
  /** Ends the process and resolves to its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the plan's command as an engine does, in a root of its own with the plan's files and the system's programs. It runs as the
 * plan's user without any privileges, and everything but the volume is read-only. The mounts end with the process.
 */
export async function startIsolated(
  plan: ImagePlan,
  folder: string,
  settings: Record<string, string>,
): Promise<IsolatedContainer> {
  const root = mkdtempSync(path.join(tmpdir(), "larkpost-container-"));
  const { uid, gid } = plan.user;
  const rights = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--no-new-privs", "--bounding-set=-all"];
  const environment = Object.entries({ ...plan.environment, ...settings }).map(([name, value]) => `${name}=${value}`);
  const asUser = ["setpriv", ...rights, "env", "-i", "-C", plan.workingFolder, ...environment];
  const volume = path.join(root, "data");
  const script = [
    "set -e",
    `mount -t tmpfs tmpfs ${quoted(root)}`,
    ...[...system.map((entry) => [entry, entry]), ...filesOf(plan, folder)].flatMap(([source = "", target = ""]) =>
      bind(source, path.join(root, target)),
    ),
    ...plan.runs.map((run) => `chroot ${quoted(root)} sh -c ${quoted(run)}`),
    `mount --bind ${quoted(volume)} ${quoted(volume)}`,
    `mount -o remount,bind,ro ${quoted(root)}`,
    `exec chroot ${[root, ...asUser, ...plan.command].map(quoted).join(" ")}`,
  ].join("\n");
  const child = spawn("unshare", ["--mount", "--propagation", "private", "sh", "-c", script]);
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", (code) => {
      rmdirSync(root);
      resolve(code);
    }),
  );
  await untilServing(child);
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    process: child,
    execute(command) {
      const words = ["--target", String(child.pid), "--mount", "--root", ...asUser, ...command];
      const { status, stdout, stderr } = spawnSync("nsenter", words, { encoding: "utf8" });
      return { status, output: stdout + stderr };
    },
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
