import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@site/testing/ports.ts";
import { setTimeout as pause } from "node:timers/promises";

export type ProxyKind = "nginx" | "caddy";

export interface Proxy {
  /** The proxy's address by TLS, with a self-signed certificate. */
  url: string;
  /** What it has logged. */
  logs(): string;
  stop(): Promise<void>;
}

const deployFolder = path.join(import.meta.dirname, "..", "..", "deploy");

const deployFile = (name: string): string => readFileSync(path.join(deployFolder, name), "utf8");

/** The documented upstreams, which are replaced with those of a test. */
const documented = /127\.0\.0\.1:300[01]/;

/** Replaces text that must be there, so that a changed configuration is noticed. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The configuration in deploy/ has nothing like ${pattern}.`);
  return text.replaceAll(new RegExp(pattern, "g"), () => by);
}

function nginxConfiguration(folder: string, port: number, plainPort: number, upstreams: readonly string[]): string {
  const lines = upstreams.map((upstream) => `server ${upstream} max_fails=0;`).join("\n");
  let site = deployFile("nginx.conf");
  site = replaced(site, /server 127\.0\.0\.1:3000 max_fails=0;/, lines);
  site = replaced(site, /server 127\.0\.0\.1:3001 max_fails=0;/, "");
  site = replaced(site, /listen \[::\]:\d+[^;]*;/, "");
  site = replaced(site, /listen 80;/, `listen 127.0.0.1:${plainPort};`);
  site = replaced(site, /listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`);
  site = replaced(site, /\/var\/log\/nginx\//, `${folder}/`);
  site = replaced(site, /\/opt\/larkpost\/deploy/, deployFolder);
  site = replaced(site, /\/etc\/letsencrypt\/live\/www\.example\.com\//, `${folder}/`);
  return nginxAround(folder, site);
}

/** nginx's whole configuration around `server` blocks, with all of its files in a folder. */
export function nginxAround(folder: string, site: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
    ${site} }`;
}

function caddyConfiguration(folder: string, port: number, upstreams: readonly string[]): string {
  let site = deployFile("Caddyfile");
  site = replaced(
    site,
    /www\.example\.com \{/,
    `https://localhost:${port} {\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`,
  );
  site = replaced(site, /127\.0\.0\.1:3000 127\.0\.0\.1:3001/, upstreams.join(" "));
  site = replaced(site, /\/opt\/larkpost\/deploy/, deployFolder);
  return replaced(site, /^\{\n/m, caddyAround("").replace("}\n", ""));
}

/** Caddy's whole configuration around one site, without anything from the machine's own configuration. */
export const caddyAround = (site: string): string => `{\nadmin off\nauto_https disable_redirects\n}\n${site}`;

/** The proxy of `deploy/` in front of these upstreams (`host:port`), unchanged but for its ports, names and certificate. */
export async function startProxy(kind: ProxyKind, upstreams: readonly string[]): Promise<Proxy> {
  const plainPort = await freePort();
  return runProxy(kind, (folder, port) => {
    const text =
      kind === "nginx"
        ? nginxConfiguration(folder, port, plainPort, upstreams)
        : caddyConfiguration(folder, port, upstreams);
    if (documented.test(text)) throw new Error("A documented upstream was left in the proxy's configuration.");
    return text;
  });
}

/** Puts a self-signed certificate into a folder, as `fullchain.pem`, and its key as `privkey.pem`. */
function makeCertificate(folder: string): void {
  const files = ["-keyout", path.join(folder, "privkey.pem"), "-out", path.join(folder, "fullchain.pem")];
  const choices = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...choices, "-subj", "/CN=localhost", ...files], { stdio: "ignore" });
}

/**
 * Starts a proxy with the configuration that `configure` returns for a TLS port and a folder with `fullchain.pem` and `privkey.pem`.
 */
export async function runProxy(kind: ProxyKind, configure: (folder: string, port: number) => string): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-proxy-"));
  // If nginx starts as root, its worker runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  makeCertificate(folder);
  const file = path.join(folder, "configuration");
  writeFileSync(file, configure(folder, port));
  const words = kind === "nginx" ? ["-c", file] : ["run", "--adapter", "caddyfile", "--config", file];
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const output = path.join(folder, "output.log");
  const log = openSync(output, "w");
  const child: ChildProcess = spawn(kind, words, { stdio: ["ignore", log, log], env });
  closeSync(log);
  await until(async () => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.destroy();
  });
  return {
    url: `https://localhost:${port}`,
    logs: () =>
      ["output.log", "larkpost.log", "error.log"]
        .map((name) => path.join(folder, name))
        .map((name) => (existsSync(name) ? readFileSync(name, "utf8") : ""))
        .join(""),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Attempts something until it succeeds, for ten seconds. */
async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let left = 200; ; left -= 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await pause(50);
    }
  }
}
