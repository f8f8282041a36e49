import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "@site/testing/ports.ts";
import { nginxAround } from "./proxy.ts";
import { until } from "./site.ts";

/** Headers that nginx sends by itself. */
const own = /^(content-(length|encoding|type)|etag|date|connection|keep-alive|transfer-encoding|accept-ranges|vary)$/;

/**
 * One nginx worker that serves the same precompressed page (`gzip_static`), with the same headers and an access log: our server is compared
 * with it.
 */
export async function startNginx(html: Buffer, headers: Headers): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-nginx-"));
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, "index.html"), html);
  writeFileSync(path.join(folder, "index.html.gz"), gzipSync(html, { level: 9 }));
  const added = [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const file = path.join(folder, "nginx.conf");
  const site = `server {
    listen 127.0.0.1:${port}; root ${folder}; access_log ${folder}/access.log; ${added.join(" ")}
    types { text/html html; } default_type text/html; server_tokens off; keepalive_requests 1000000;
    sendfile on; tcp_nopush on; open_file_cache max=100; gzip_static on; gzip_vary on;
  }`;
  writeFileSync(file, nginxAround(folder, site));
  const child = spawn("taskset", ["-c", "0", "nginx", "-c", file], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  await until(() => fetch(url));
  return {
    url,
    stop() {
      child.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
