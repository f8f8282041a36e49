import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { nginxAround, type Proxy, runProxy } from "#scripts/deploy/proxy.ts";

/** Headers that nginx sends by itself. */
const own = /^(content-(length|encoding|type)|etag|date|connection|keep-alive|transfer-encoding|accept-ranges|vary)$/;

/**
 * One nginx worker on the first core that serves the same precompressed page (`gzip_static`), with the same headers and an access log: our
 * server is compared with it.
 */
export async function startNginx(html: Buffer, headers: Headers): Promise<Proxy> {
  const added = [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const nginx = await runProxy("nginx", (folder, port) => {
    writeFileSync(path.join(folder, "index.html"), html);
    writeFileSync(path.join(folder, "index.html.gz"), gzipSync(html, { level: 9 }));
    const site = `server {
      listen 127.0.0.1:${port}; root ${folder}; access_log ${folder}/access.log; ${added.join(" ")}
      types { text/html html; } default_type text/html; server_tokens off; keepalive_requests 1000000;
      sendfile on; tcp_nopush on; open_file_cache max=100; gzip_static on; gzip_vary on;
    }`;
    return `worker_cpu_affinity 01; ${nginxAround(folder, site)}`;
  });
  return { ...nginx, url: `${nginx.url.replace("https://localhost", "http://127.0.0.1")}/` };
}
