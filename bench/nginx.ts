import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "@site/testing/ports.ts";
import { untilAnswers } from "./site.ts";

export interface Nginx {
  url: string;
  stop(): void;
}

/**
 * One nginx worker that serves the same precompressed page (`gzip_static`), with the same headers and an access log: our server is compared
 * with it.
 */
export async function startNginx(html: Buffer, headers: Headers): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-nginx-"));
  const www = path.join(folder, "www");
  mkdirSync(www);
  writeFileSync(path.join(www, "index.html"), html);
  writeFileSync(path.join(www, "index.html.gz"), gzipSync(html, { level: 9 }));
  for (const place of [folder, www]) chmodSync(place, 0o755);
  const own = new Set([
    "content-length",
    "content-encoding",
    "content-type",
    "etag",
    "date",
    "connection",
    "keep-alive",
    "transfer-encoding",
    "accept-ranges",
    "vary",
  ]);
  const added = [...headers]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       types { text/html html; } default_type text/html; server_tokens off;
       access_log ${folder}/access.log; keepalive_requests 1000000;
       sendfile on; tcp_nopush on; open_file_cache max=100; gzip_static on; gzip_vary on;
       server { listen 127.0.0.1:${port}; root ${www}; ${added.join(" ")} }
     }`,
  );
  const child: ChildProcess = spawn("taskset", ["-c", "0", "nginx", "-c", file], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    stop() {
      child.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
