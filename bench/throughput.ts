import { execFileSync } from "node:child_process";
import { openSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { requirePackages } from "#scripts/debian.ts";
import { nginxAround, runProxy } from "#scripts/deploy/proxy.ts";
import { startSite } from "#scripts/start-site.ts";
import { getMedian, printTable } from "./results.ts";

const rounds = 5;

/** Headers that nginx adds itself. */
const ownHeaders =
  /^(content-(length|encoding|type)|etag|date|connection|keep-alive|transfer-encoding|accept-ranges|vary)$/;

/** Measures our server and one nginx worker in turns, on the first core. Both send all headers and write a log. */
export async function benchThroughput(): Promise<void> {
  requirePackages("nginx-light", "openssl", "wrk", "util-linux");
  const site = await startSite({}, { log: openSync(devNull, "w"), command: ["taskset", "-c", "0"] });
  const page = await fetch(site.url, { headers: { "Accept-Encoding": "identity" } });
  const nginx = await startNginx(Buffer.from(await page.arrayBuffer()), page.headers);
  const targets = new Map<string, string>([
    ["nginx, page precompressed with gzip", `${nginx.url.replace("https://localhost", "http://127.0.0.1")}/`],
    ["page /", `${site.url}/`],
    ["GET case_studies", `${site.url}/rest/v1/case_studies?select=*`],
    ["GET social_media_world", `${site.url}/rest/v1/social_media_world?select=*&order=platform_name.asc`],
  ]);
  for (const address of targets.values()) measure(address, 1);
  const rates = [...targets.values()].map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, address] of [...targets.values()].entries()) rates[index]?.push(measure(address, 3));
  await nginx.stop();
  await site.stop();
  const [ofNginx = Number.NaN, ...others] = rates.map(getMedian);
  printTable(
    `Throughput of one core (median of ${rounds} alternating rounds)`,
    [ofNginx, ...others].map((rate, index) => ({
      target: [...targets.keys()][index] ?? "",
      "requests/s": Math.round(rate),
      "of nginx": (rate / ofNginx).toFixed(2),
    })),
  );
}

/** Requests per second, measured by wrk on the second core. */
function measure(address: string, seconds: number): number {
  const words = ["-c", "1", "wrk", "-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: gzip", address];
  const output = execFileSync("taskset", words, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${address} failed:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Serves the same page with the same headers from one worker. The page is precompressed. */
function startNginx(html: Buffer, headers: Headers) {
  const added = [...headers]
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return runProxy("nginx", (folder, port) => {
    writeFileSync(path.join(folder, "index.html"), html);
    writeFileSync(path.join(folder, "index.html.gz"), gzipSync(html, { level: 9 }));
    const server = `server {
      listen 127.0.0.1:${port}; root ${folder}; access_log ${devNull}; ${added.join(" ")}
      types { text/html html; } server_tokens off; keepalive_requests 1000000;
      sendfile on; tcp_nopush on; open_file_cache max=100; gzip_static on; gzip_vary on;
    }`;
    return `worker_cpu_affinity 01; ${nginxAround(folder, server)}`;
  });
}
