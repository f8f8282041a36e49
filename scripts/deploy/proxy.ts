import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@site/testing/ports.ts";
import { setTimeout as pause } from "node:timers/promises";

export type ProxyKind = "nginx" | "caddy";

const deploy = path.resolve(import.meta.dirname, "../../deploy");

/** Wraps `server` blocks in a complete nginx configuration that keeps all its files in one folder. */
export function nginxAround(folder: string, site: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
    ${site} }`;
}

export const caddyAround = (site: string): string => `{\nadmin off\nauto_https disable_redirects\n}\n${site}`;

/** Uses the file in `deploy/`, with only its ports, paths, names and certificate changed. @param upstream `host:port` */
export function startProxy(kind: ProxyKind, upstream: string) {
  return runProxy(kind, (folder, port) => {
    const ofNginx = {
      "server 127.0.0.1:3000": `server ${upstream}`,
      "server 127.0.0.1:3001 max_fails=0;": "",
      "listen [::]:80;": "",
      "listen [::]:443 ssl http2;": "",
      "listen 80;": `listen unix:${folder}/plain;`,
      "listen 443": `listen 127.0.0.1:${port}`,
      "/var/log/nginx": folder,
      "/etc/letsencrypt/live/www.example.com": folder,
    };
    const ofCaddy = {
      "127.0.0.1:3000 127.0.0.1:3001": upstream,
      "{\n\t# Caddy": "{\nadmin off\nauto_https disable_redirects\n\t# Caddy",
      "{$SITE_URL:www.example.com} {": `https://localhost:${port} {\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    };
    let text = readFileSync(path.join(deploy, kind === "nginx" ? "nginx.conf" : "Caddyfile"), "utf8");
    for (const [from, to] of Object.entries(kind === "nginx" ? ofNginx : ofCaddy)) {
      if (!text.includes(from)) throw new Error(`The configuration in deploy/ has no ${from}.`);
      text = text.replaceAll(from, to);
    }
    text = text.replaceAll("/opt/larkpost/deploy", deploy);
    return kind === "nginx" ? nginxAround(folder, text) : text;
  });
}

/** @param configure receives a folder with a self-signed `fullchain.pem` and `privkey.pem` */
export async function runProxy(kind: ProxyKind, configure: (folder: string, port: number) => string) {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-proxy-"));
  // If root starts nginx, its worker runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const key = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -keyout privkey.pem";
  execFileSync("openssl", ["req", ...key.split(" "), "-out", "fullchain.pem"], { cwd: folder, stdio: "ignore" });
  const file = path.join(folder, "configuration");
  writeFileSync(file, configure(folder, port));
  const words = kind === "nginx" ? ["-c", file] : ["run", "--adapter", "caddyfile", "--config", file];
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const log = openSync(path.join(folder, "output.log"), "w");
  const child = spawn(kind, words, { stdio: ["ignore", log, log], env });
  const logs = (): string => execFileSync("sh", ["-c", "cat *.log"], { cwd: folder, encoding: "utf8" });
  for (let isUp = false; !isUp; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`${kind} stopped: ${logs()}`);
    const socket = connect(port, "127.0.0.1");
    isUp = await once(socket, "connect").then(Boolean, () => false);
    socket.destroy();
  }
  return {
    url: `https://localhost:${port}`,
    logs,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
