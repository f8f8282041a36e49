import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requirePrograms } from "../../bench/debian.ts";
import { copyServer, type ServerCopy } from "./server-copy.ts";

const deploy = path.resolve(import.meta.dirname, "../../deploy");
const folder = mkdtempSync(path.join(tmpdir(), "larkpost-configurations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Null if the program is installed, or else the reason to skip the test. */
const missing = (program: string): string | null =>
  ["/usr/sbin", "/usr/bin", "/usr/local/bin"].some((place) => existsSync(`${place}/${program}`))
    ? null
    : `${program} is not installed`;

/** A program's message about a refused configuration, or an empty text. */
function complaint(command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    encoding: "utf8",
    env: { ...process.env, HOME: folder },
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** Replaces text that must be there. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The configuration has nothing like ${pattern}.`);
  return text.replaceAll(new RegExp(pattern, "g"), by);
}

/** The end of a test's title: the reason to skip the test. */
const skipped = (reason: string | null): string => (reason === null ? "" : ` (skipped: ${reason})`);

try {
  requirePrograms("nginx", "openssl", "caddy");
} catch {
  // The test of a missing program is skipped, and its title says so.
}
const noNginx = missing("nginx") ?? missing("openssl");
test.skipIf(noNginx)(`nginx takes deploy/nginx.conf${skipped(noNginx)}`, () => {
  const key = path.join(folder, "privkey.pem");
  const certificate = path.join(folder, "fullchain.pem");
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=www.example.com"];
  expect(complaint("openssl", ...made, "-keyout", key, "-out", certificate)).toBe("");
  // The ports and the certificate are the server's; `nginx -t` would open both.
  let site = readFileSync(path.join(deploy, "nginx.conf"), "utf8");
  site = replaced(site, /listen \[::\]:\d+[^;]*;/, "");
  site = replaced(site, /listen (?=\d)/, "listen 127.0.0.1:48");
  site = replaced(site, /\/etc\/letsencrypt\/live\/www\.example\.com/, folder);
  const whole = (text: string) => `pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
${text}
}`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, whole(site));
  expect(complaint("nginx", "-t", "-q", "-c", file)).toBe("");
  writeFileSync(file, whole(site.replace("proxy_pass", "proxy_past")));
  expect(complaint("nginx", "-t", "-q", "-c", file)).toContain('unknown directive "proxy_past"');
});

const noCaddy = missing("caddy");
test.skipIf(noCaddy)(`Caddy takes deploy/Caddyfile${skipped(noCaddy)}`, () => {
  const validate = (file: string) => complaint("caddy", "validate", "--adapter", "caddyfile", "--config", file);
  expect(validate(path.join(deploy, "Caddyfile"))).toBe("");
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, readFileSync(path.join(deploy, "Caddyfile"), "utf8").replace("reverse_proxy", "reverse_prox"));
  expect(validate(file)).toContain("unrecognized directive: reverse_prox");
});

const noSystemd = missing("systemd-analyze");
describe("what is installed", () => {
  let server: ServerCopy;
  beforeAll(async () => {
    server = await copyServer();
  });
  afterAll(() => server.remove());

  test.skipIf(noSystemd)(`systemd takes each as it is installed${skipped(noSystemd)}`, () => {
    const units = readdirSync(deploy).filter((name) => /\.(service|timer|socket)$/.test(name));
    expect(units).toEqual(
      expect.arrayContaining(["larkpost-backup.service", "larkpost-backup.timer", "larkpost.service"]),
    );
    const installed = path.join(server.folder, "/etc/systemd/system");
    mkdirSync(installed, { recursive: true });
    // A template is verified as one of its instances, whose service is a template too.
    const files = units.map((unit) => path.join(installed, unit.replace("@.", "@3001.")));
    const template = server.translate(readFileSync(path.join(deploy, "larkpost.service"), "utf8"));
    writeFileSync(path.join(installed, "larkpost@3001.service"), template);
    for (const [index, file] of files.entries()) {
      writeFileSync(file, server.translate(readFileSync(path.join(deploy, units[index] ?? ""), "utf8")));
    }
    // Warnings count too, such as one about an unknown setting.
    const verify = () =>
      spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" }).stderr.trim();
    expect(verify()).toBe("");
    const [first = ""] = files;
    writeFileSync(first, readFileSync(first, "utf8").replace("NoNewPrivileges=", "NoNewPrivilege="));
    expect(verify()).toContain("NoNewPrivilege");
  });

  test("the commands' wrapper says so when there is no such command", () => {
    for (const [words, message] of [
      ["", "Usage: larkpost <command>"],
      [" nothing", 'There is no command "nothing"'],
    ]) {
      const { status, output } = server.run(`sh /opt/larkpost/deploy/larkpost${words}`);
      expect([status, output]).toEqual([2, expect.stringContaining(message ?? "")]);
    }
  });

  test("the backup's unit keeps the newest fourteen and nothing that is no backup goes", () => {
    const state = path.join(server.folder, "/var/lib/larkpost-backups");
    const [, prune = ""] = [
      ...readFileSync(path.join(deploy, "larkpost-backup.service"), "utf8").matchAll(/^ExecStart=(.*)$/gm),
    ].map(([, command = ""]) => command);
    const days = Array.from({ length: 20 }, (_, day) => `2026-01-${String(day + 1).padStart(2, "0")}T03-30-00`);
    for (const name of [...days, "2026-01-05T03-30-00.partial", "mine"])
      mkdirSync(path.join(state, name), { recursive: true });
    expect(server.run(prune)).toEqual({ status: 0, output: "" });
    expect(readdirSync(state).sort()).toEqual([...days.slice(-14), "2026-01-05T03-30-00.partial", "mine"].sort());
    // If there are no more backups than are kept, none is removed.
    expect(server.run(prune)).toEqual({ status: 0, output: "" });
    expect(readdirSync(state)).toHaveLength(16);
  });
});
