import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startPostgresServer } from "#server/database/testing/postgres-server.ts";
import { requirePrograms } from "./debian.ts";
import { type ProxyKind, startProxy } from "./proxy.ts";
import { type Restartable, type RestartTimes, startRestartable, startWithKeptSocket } from "./restartable.ts";
import { printTable } from "./table.ts";
import { startVisitors, type Visit } from "./visitors.ts";

const visitors = 16;
/** Milliseconds between two requests of a visitor, and between two restarts. */
const gap = 5;
const breath = 1_500;

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

/** Signed-in visitors behind the documented proxies while processes restart: what is lost, and what waits. */
export async function benchRestarts(): Promise<void> {
  requirePrograms("nginx", "caddy", "openssl", "systemd-socket-activate");
  const rows: Record<string, string>[] = [];
  for (const scenario of scenarios.filter((_, i) => (process.env.ONLY ?? "01234567").includes(String(i))))
    rows.push(await measure(scenario));
  printTable(`${visitors} signed-in visitors while processes restart`, rows);
}

async function measure({ proxy: kind, processes, port, restarts }: Scenario): Promise<Record<string, string>> {
  const postgres = await startPostgresServer();
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-restarts-"));
  const settings = (index: number) => ({
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, String(index)),
    SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
    RATE_LIMIT_SCALE: "100000",
    SITE_URL: "https://www.larkpost.example",
    TRUSTED_PROXY_COUNT: "1",
  });
  const start = port === "kept" ? startWithKeptSocket : startRestartable;
  const sites: Restartable[] = [];
  try {
    for (let index = 0; index < processes; index++) sites.push(await start(settings(index)));
    const proxy = await startProxy(
      kind,
      sites.map(({ upstream }) => upstream),
    );
    try {
      const load = await startVisitors(proxy.url, visitors, gap);
      const times: RestartTimes[] = [];
      for (let count = 0; count < restarts; count++) {
        await pause(breath);
        const site = sites[count % sites.length];
        if (site) times.push(await site.restart());
      }
      await pause(breath);
      const visit = await load.stop();
      return {
        processes: String(processes),
        proxy: kind,
        port,
        ...figures(visit, times, await storedMessages(postgres.url)),
      };
    } finally {
      await proxy.stop();
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function figures(
  { outcomes, messages }: Visit,
  times: readonly RestartTimes[],
  stored: number,
): Record<string, string> {
  const lost = outcomes.filter(({ status }) => status === 0 || status >= 400);
  const slowest = Math.max(...outcomes.map(({ begin, end }) => end - begin));
  const mean = (of: "stopped" | "started") => times.reduce((sum, time) => sum + time[of], 0) / times.length / 1000;
  const kinds = Map.groupBy(lost, ({ what, status }) => `${status} ${what.split(" ")[0]}`);
  return {
    restarts: String(times.length),
    requests: String(outcomes.length),
    lost: String(lost.length),
    "of these": [...kinds].map(([kind, of]) => `${of.length} × ${kind}`).join(", "),
    "messages stored, acknowledged": `${stored}, ${messages}`,
    "slowest s": (slowest / 1000).toFixed(2),
    "stop s": mean("stopped").toFixed(2),
    "start s": mean("started").toFixed(2),
  };
}

async function storedMessages(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from public.chat_messages");
  await client.end();
  return rows[0]?.count ?? 0;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
