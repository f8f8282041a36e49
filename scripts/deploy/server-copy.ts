import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@site/testing/ports.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

/** Every path that docs/deploy.md and the files of deploy/ name outside of the project. */
const places = [
  "/opt/larkpost",
  "/var/lib",
  "/var/backups",
  "/etc/larkpost.env",
  "/etc/systemd/system",
  "/usr/local/sbin",
];

/** Folders that stand for those of a server, with the project in its place. */
export interface ServerCopy {
  folder: string;
  /** The site's address. */
  url: string;
  /** The same words, with each path and port of a server replaced by the one here. */
  translate(text: string): string;
  /** Runs shell commands up to the first that fails. */
  run(commands: string): { status: number | null; output: string };
  remove(): void;
}

export async function copyServer(): Promise<ServerCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-server-"));
  const ports = new Map<string, number>();
  for (const port of ["3000", "3999", "9464"]) ports.set(port, await freePort());
  const translate = (text: string): string => {
    let translated = text;
    for (const place of places) translated = translated.replaceAll(place, folder + place);
    return translated.replaceAll(/\b(3000|3999|9464)\b/g, (port) => String(ports.get(port)));
  };
  for (const place of [
    "/opt/larkpost/deploy",
    "/var/lib/private",
    "/var/backups",
    "/etc/systemd/system",
    "/usr/local/sbin",
  ]) {
    mkdirSync(folder + place, { recursive: true });
  }
  const copy = `${folder}/opt/larkpost`;
  for (const entry of readdirSync(root)) {
    if (entry !== "deploy") symlinkSync(path.join(root, entry), path.join(copy, entry));
  }
  for (const file of readdirSync(path.join(root, "deploy"))) {
    writeFileSync(path.join(copy, "deploy", file), translate(readFileSync(path.join(root, "deploy", file), "utf8")));
  }
  chmodSync(path.join(copy, "deploy", "larkpost"), 0o755);
  mkdirSync(path.join(folder, "bin"));
  writeFileSync(path.join(folder, "bin", "systemctl"), standIn(folder), { mode: 0o755 });
  const search = `${folder}/usr/local/sbin:${folder}/bin:${process.env.PATH}`;
  return {
    folder,
    url: `http://127.0.0.1:${ports.get("3000")}`,
    translate,
    run(commands) {
      const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", translate(commands)], {
        cwd: folder,
        env: { PATH: search, HOME: folder },
        encoding: "utf8",
      });
      return { status, output: stdout + stderr };
    },
    remove() {
      spawnSync("bash", ["-c", `${folder}/bin/systemctl stop larkpost`]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Does with the installed units what systemd would, as far as the page needs it: runs their ExecStart with their settings, makes the
 * state folder below `private` with a link to it, and stops the site with SIGTERM. Emails stay in the outbox: there is no SMTP server.
 */
function standIn(folder: string): string {
  return `#!/bin/bash
set -eu
units=${folder}/etc/systemd/system state=${folder}/var/lib settings=${folder}/etc/larkpost.env pid=${folder}/site.pid
run() {
  for name in $(sed -n 's/^StateDirectory=//p' "$units/$1.service"); do
    mkdir -p "$state/private/$name"
    ln -sfn "$state/private/$name" "$state/$name"
  done
  cd "$(sed -n 's/^WorkingDirectory=//p' "$units/$1.service")"
  set -a
  export $(sed -n 's/^Environment=//p' "$units/$1.service")
  . "$settings"
  SMTP_URL=
  set +a
  sed -n 's/^ExecStart=//p' "$units/$1.service" | sed 's/\\$\\$/$/g; s/%%/%/g; $s/^/exec /' > ${folder}/commands.$1
  exec bash -e ${folder}/commands.$1
}
start() {
  run larkpost > ${folder}/site.log 2>&1 < /dev/null &
  echo $! > "$pid"
}
stop() {
  [ -f "$pid" ] || return 0
  kill -TERM "$(cat "$pid")" 2> /dev/null || true
  while kill -0 "$(cat "$pid")" 2> /dev/null; do sleep 0.1; done
  rm "$pid"
}
case "$*" in
  daemon-reload) ;;
  "enable --now larkpost-backup.timer") test -f "$units/larkpost-backup.timer" ;;
  "enable --now larkpost" | "start larkpost") start ;;
  "stop larkpost") stop ;;
  "start larkpost-backup") run larkpost-backup ;;
  *) echo "Nothing stands in for systemctl $*" >&2; exit 1 ;;
esac
`;
}
