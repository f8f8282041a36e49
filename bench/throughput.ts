import { requirePackages } from "#scripts/debian.ts";
import { type Load, median, press } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const rounds = 5;
const options = { seconds: 3, connections: 32, headers: { "Accept-Encoding": "gzip" } };
const yardstickName = "nginx, the page gzipped ahead";

/** Measures our server and one nginx worker in turns on the same core, each with all headers and with its log. */
export async function benchThroughput(): Promise<void> {
  requirePackages("nginx-light", "openssl", "wrk", "util-linux");
  const site = await startBenchSite({}, { alone: true });
  const page = await fetch(site.url, { headers: { "Accept-Encoding": "identity" } });
  const nginx = await startNginx(Buffer.from(await page.arrayBuffer()), page.headers);
  const targets: [name: string, address: string][] = [
    [yardstickName, nginx.url],
    ["page /", `${site.url}/`],
    ["GET case_studies", `${site.url}/rest/v1/case_studies?select=*`],
    ["GET social_media_world", `${site.url}/rest/v1/social_media_world?select=*&order=platform_name.asc`],
  ];
  const loads = new Map<string, Load[]>(targets.map(([name]) => [name, []]));
  for (const [, address] of targets) await press(address, { ...options, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of targets) loads.get(name)?.push(await press(address, options));
  }
  await nginx.stop();
  await site.stop();
  const of = (name: string, pick: (load: Load) => number): number => median((loads.get(name) ?? []).map(pick));
  const rate = (name: string): number => of(name, ({ requestsPerSecond }) => requestsPerSecond);
  printTable(
    `Throughput of one core (median of ${rounds} rounds in turns)`,
    targets.map(([name]) => ({
      target: name,
      "requests/s": Math.round(rate(name)),
      "of nginx": ratio(rate(name), rate(yardstickName)),
      "p99 ms": of(name, ({ p99 }) => p99).toFixed(1),
      errors: (loads.get(name) ?? []).reduce((total, { errors }) => total + errors, 0),
    })),
  );
}
