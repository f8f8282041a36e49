import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { freePort } from "@site/testing/ports.ts";
import { requirePackages } from "../debian.ts";

const root = path.resolve(import.meta.dirname, "../..");
const guide = readFileSync(path.join(root, "docs/deploy.md"), "utf8");
/** The server's paths in docs/deploy.md and deploy/, which tests move into a temporary folder. */
const places = /\/(opt\/larkpost|var\/lib|var\/backups|etc\/larkpost\.env|etc\/systemd\/system|usr\/local\/sbin)/g;

/** Recreates a server's folders, with the project in place. */
async function copyServer() {
  const folder = temporaryFolder();
  const ports = { 3000: await freePort(), 3999: await freePort(), 9464: await freePort() };
  const translate = (text: string): string =>
    text.replaceAll(places, `${folder}$&`).replaceAll(/\b(3000|3999|9464)\b/g, (port) => `${ports[port as "3000"]}`);
  const run = (commands: string) => {
    const env = { PATH: `${folder}/usr/local/sbin:${folder}/bin:${process.env.PATH}`, HOME: folder };
    const words = ["-e", "-c", translate(commands)];
    const { status, stdout, stderr } = spawnSync("bash", words, { cwd: folder, env, encoding: "utf8" });
    return { status, output: stdout + stderr };
  };
  const project = `mkdir -p bin /opt/larkpost /var/lib/private /var/backups /etc/systemd/system /usr/local/sbin
    ln -s ${root}/* /opt/larkpost; rm /opt/larkpost/deploy; cp -r ${root}/deploy /opt/larkpost`;
  expect(run(project).output).toBe("");
  const deploy = path.join(folder, "opt/larkpost/deploy");
  for (const file of readdirSync(deploy).map((name) => path.join(deploy, name)))
    writeFileSync(file, translate(readFileSync(file, "utf8")));
  writeFileSync(path.join(folder, "bin", "systemctl"), translate(standIn), { mode: 0o755 });
  return { folder, deploy, url: `http://127.0.0.1:${ports[3000]}`, run };
}

/** Imitates systemd as far as the guide needs it. Emails stay in the outbox. */
const standIn = `#!/bin/bash
set -eu
run() {
  unit=/etc/systemd/system/$1.service
  for name in $(sed -n 's/^StateDirectory=//p' "$unit"); do
    mkdir -p "/var/lib/private/$name"
    ln -sfn "/var/lib/private/$name" "/var/lib/$name"
  done
  cd "$(sed -n 's/^WorkingDirectory=//p' "$unit")"
  set -a
  export $(sed -n 's/^Environment=//p' "$unit")
  . /etc/larkpost.env
  SMTP_URL=
  sed -n 's/^ExecStart=//p' "$unit" | sed 's/\\$\\$/$/g; s/%%/%/g; $s/^/exec /' > ~/commands.$1
  exec bash -e ~/commands.$1
}
case "$*" in
  daemon-reload) ;;
  "enable --now larkpost-backup.timer") test -f /etc/systemd/system/larkpost-backup.timer ;;
  "enable --now larkpost" | "start larkpost") run larkpost > ~/site.log 2>&1 < /dev/null & echo $! > ~/pid ;;
  "stop larkpost") kill -TERM "$(cat ~/pid)"; while kill -0 "$(cat ~/pid)" 2> /dev/null; do sleep 0.1; done ;;
  "start larkpost-backup") run larkpost-backup ;;
  *) exit 1 ;;
esac
`;

let server: Awaited<ReturnType<typeof copyServer>>;
beforeEach(async () => {
  server = await copyServer();
});

test("the commands of docs/deploy.md work in order", { timeout: 300_000 }, async () => {
  const post = async (address: string): Promise<number> => {
    const body = JSON.stringify({ email: "anna@example.com", password: "four-quiet-Lighthouses-7" });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${server.url}/auth/v1${address}`, { method: "POST", headers, body })).status;
  };
  onTestFinished(() => void server.run("systemctl stop larkpost"));
  const blocks = [...guide.matchAll(/<!-- run -->\n```sh\n(.*?)```/gs)].map(([, commands = ""]) => commands);
  expect(blocks).toHaveLength(8);
  const accounts: number[] = [];
  for (const commands of blocks) {
    const { status, output } = server.run(commands);
    expect(status, `${commands}\n${output}\n${server.run("tail site.log").output}`).toBe(0);
    if (commands.includes("systemctl enable --now larkpost\n")) accounts.push(await post("/signup"));
    if (commands.includes("larkpost-before")) accounts.push(await post("/token?grant_type=password"));
  }
  expect(accounts).toEqual([200, 200]);
});

test("systemd accepts each unit as installed", () => {
  requirePackages("systemd");
  // A template can only be verified as an instance, and a socket needs its service. Warnings also fail the test.
  const { output } = server.run(`cd /etc/systemd/system; cp /opt/larkpost/deploy/*.{service,timer,socket} .
    mv larkpost@.socket larkpost@3001.socket; cp larkpost.service larkpost@3001.service
    systemd-analyze verify --man=no $PWD/*`);
  expect(output).toBe("");
});

test("a backup's unit makes room first: it keeps the newest thirteen and deletes nothing but backups", () => {
  const [, prune = ""] =
    /^ExecStart=(.*)$/m.exec(readFileSync(`${server.deploy}/larkpost-backup.service`, "utf8")) ?? [];
  const days = Array.from({ length: 20 }, (_, day) => `2026-01-${day + 10}T03-30-00`);
  // The backup of 2099 was written while the clock was ahead.
  const kept = [...days.slice(-13), "2099-01-01T03-30-00", "mine"];
  const state = path.join(server.folder, "var/lib/larkpost-backups");
  for (const name of [...days, ...kept, "2026-01-05T03-30-00.partial"])
    mkdirSync(path.join(state, name), { recursive: true });
  for (const _time of [1, 2]) {
    expect(spawnSync("bash", ["-c", prune.replaceAll("%%", "%")], { encoding: "utf8" }).stderr).toBe("");
    expect(readdirSync(state)).toEqual(kept);
  }
});
