import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { freePort } from "@site/testing/ports.ts";
import { requirePackages } from "../debian.ts";

const root = path.resolve(import.meta.dirname, "../..");
const file = path.join(root, "deploy/Containerfile");

function run(program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${words[0]}: ${stdout}${stderr}`);
  return stdout.trim();
}

/** Uses the machine's limits and network, so Podman also works inside a container. */
const podman = (...words: readonly string[]): string => run("podman", "--runtime=runc", ...words);

/** If the base image can't be pulled, builds it from Debian packages and this machine's Node and npm. */
function provideBaseImage(name: string): void {
  if (spawnSync("podman", ["pull", "--policy=missing", "--quiet", name]).status === 0) return;
  requirePackages("mmdebstrap");
  const npm = path.resolve(process.env.npm_execpath ?? "", "../..");
  const link = 'ln -s ../lib/npm/bin/npm-cli.js "$1/usr/bin/npm"';
  const steps = [`copy-in ${process.execPath} /usr/bin`, `copy-in ${npm} /usr/lib`, link];
  const hooks = steps.map((step) => `--customize-hook=${step}`);
  const archive = path.join(temporaryFolder(), "base.tar");
  run("mmdebstrap", "--variant=minbase", "--include=ca-certificates", ...hooks, "trixie", archive);
  podman("import", "--quiet", archive, name);
}

test("the image, read-only under its user, serves the site, takes a backup and stops cleanly", {
  timeout: 30 * 60_000,
}, async () => {
  requirePackages("podman", "runc");
  const name = `larkpost-proof-${process.pid}`;
  onTestFinished(() => {
    for (const words of [["rm"], ["volume", "rm"], ["rmi"]]) podman(...words, "--force", name);
    podman("image", "prune", "--force");
  });
  const text = readFileSync(file, "utf8");
  provideBaseImage(/^FROM (\S+)$/m.exec(text)?.[1] ?? "");
  // Passes the machine's certificates, because its registries may need them.
  const trust = ["--volume=/etc/ssl/certs:/etc/ssl/certs:ro", "--env=NODE_EXTRA_CA_CERTS"];
  podman("build", "--format=docker", "--isolation=chroot", "--network=host", ...trust, "-f", file, "-t", name, root);
  const documented = ["--init", "--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--memory=800m"];
  for (const flag of documented) expect(text).toContain(flag);
  const port = await freePort();
  const options = ["--network=host", `--env=PORT=${port}`, "--env=HOST=127.0.0.1", "-v", `${name}:/data`];
  const limits = ["--ulimit=nofile=8192:8192", "--ulimit=nproc=4096:4096"];
  podman("run", "--detach", "--name", name, ...documented, ...limits, ...options, name);
  const isHealthy = () => spawnSync("podman", ["--runtime=runc", "healthcheck", "run", name]).status === 0;
  await vi.waitUntil(isHealthy, { timeout: 300_000, interval: 500 });
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
  podman("exec", name, "npm", "run", "larkpost", "--", "backup", "/data/backups/proof");
  expect(() => podman("exec", name, "touch", "/site/file")).toThrow("Read-only file system");
  expect(podman("exec", name, "id", "-u")).toBe("10001");
  podman("stop", "--time=20", name);
  expect(podman("inspect", "--format={{.State.ExitCode}}", name)).toBe("0");
});
