import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { requirePrograms } from "./debian.ts";
import { type Proxy, type ProxyKind, startProxy } from "./proxy.ts";
import { type Restartable, type RestartTimes, startRestartable, startWithKeptSocket } from "./restartable.ts";
import { printTable } from "./table.ts";
import { startVisitors, type Visit } from "./visitors.ts";

const visitors = 16;
/** Milliseconds between two requests of a visitor, and between two restarts. */
const gap = 5;
const breath = 1_500;
const secretsKey = randomBytes(32);

interface Scenario {
  proxy: ProxyKind;
  processes: number;
  port: "closed" | "kept";
  restarts: number;
}

const scenarios: readonly Scenario[] = [
  { proxy: "nginx", processes: 2, port: "closed", restarts: 10 },
  { proxy: "caddy", processes: 2, port: "closed", restarts: 10 },
  { proxy: "nginx", processes: 2, port: "kept", restarts: 10 },
  { proxy: "caddy", processes: 2, port: "kept", restarts: 10 },
  { proxy: "nginx", processes: 1, port: "closed", restarts: 4 },
  { proxy: "caddy", processes: 1, port: "closed", restarts: 4 },
  { proxy: "nginx", processes: 1, port: "kept", restarts: 4 },
  { proxy: "caddy", processes: 1, port: "kept", restarts: 4 },
];

/** Signed-in visitors behind the documented proxies while processes restart: lost requests and waiting times. */
export async function benchRestarts(): Promise<void> {
  requirePrograms("nginx", "caddy", "openssl", "systemd-socket-activate");
  const rows: Record<string, string>[] = [];
  for (const scenario of scenarios) rows.push(await measure(scenario));
  printTable(`${visitors} signed-in visitors while processes restart`, rows);
}

/** Several processes share a Postgres server; a single one has the embedded database. */
async function measure(scenario: Scenario): Promise<Record<string, string>> {
  if (scenario.processes === 1) return restartUnderLoad(scenario, null);
  const postgres = await startPostgresServer();
  try {
    return await restartUnderLoad(scenario, postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function restartUnderLoad(
  { proxy: kind, processes, port, restarts }: Scenario,
  databaseUrl: string | null,
): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-restarts-"));
  const settings = (index: number) => ({
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRETS_KEY: secretsKey.toString("base64") }),
    DATA_DIR: path.join(folder, String(index)),
    RATE_LIMIT_SCALE: "100000",
    SITE_URL: "https://www.larkpost.example",
    TRUSTED_PROXY_COUNT: "1",
  });
  const start = port === "kept" ? startWithKeptSocket : startRestartable;
  const sites: Restartable[] = [];
  let proxy: Proxy | undefined;
  try {
    for (let index = 0; index < processes; index++) sites.push(await start(settings(index)));
    const upstreams = sites.map(({ upstream }) => upstream);
    proxy = await startProxy(kind, upstreams);
    const load = await startVisitors(proxy.url, visitors, gap);
    const times: RestartTimes[] = [];
    for (let count = 0; count < restarts; count++) {
      await pause(breath);
      const site = sites[count % sites.length];
      if (site) times.push(await site.restart());
    }
    await pause(breath);
    const visit = await load.stop();
    const stored = databaseUrl === null ? "" : ` of ${await storedMessages(databaseUrl)}`;
    return {
      processes: String(processes),
      proxy: kind,
      port,
      ...figures(visit, times),
      "messages acknowledged": `${visit.messages}${stored}`,
    };
  } finally {
    await proxy?.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function figures({ outcomes }: Visit, times: readonly RestartTimes[]): Record<string, string> {
  const lost = outcomes.filter(({ status }) => status === 0 || status >= 400);
  const slowest = Math.max(...outcomes.map(({ begin, end }) => end - begin));
  const mean = (of: keyof RestartTimes) => times.reduce((sum, time) => sum + time[of], 0) / times.length;
  const kinds = Map.groupBy(lost, ({ what, status }) => `${status} ${what.split(" ")[0]}`);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return {
    restarts: String(times.length),
    requests: String(outcomes.length),
    lost: String(lost.length),
    "of these": [...kinds].map(([kind, of]) => `${of.length} × ${kind}`).join(", "),
    "longest loss s": seconds(longestLoss(lost)),
    "slowest s": seconds(slowest),
    "stop s": seconds(mean("stopped")),
    "start s": seconds(mean("started")),
  };
}

/** Milliseconds from the first to the last lost request of a restart; the longest of all restarts. */
function longestLoss(lost: Visit["outcomes"]): number {
  let longest = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { begin, end } of lost.toSorted((one, other) => one.end - other.end)) {
    // After a gap longer than half the time between two restarts, the losses of the next restart begin.
    if (end - last > breath / 2) first = begin;
    last = end;
    longest = Math.max(longest, last - first);
  }
  return longest;
}

async function storedMessages(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from public.chat_messages");
  await client.end();
  return rows[0]?.count ?? 0;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
