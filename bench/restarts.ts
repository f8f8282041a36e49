import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startPostgresServer } from "#server/database/testing/postgres-server.ts";
import { freePort, startSite } from "#scripts/start-site.ts";
import { requirePrograms } from "./debian.ts";
import { type ProxyKind, startProxy } from "./proxy.ts";
import { printTable } from "./table.ts";
import { startVisitors, type Visit } from "./visitors.ts";

const visitors = 16;
/** Milliseconds between two requests of a visitor, and between two restarts. */
const gap = 5;
const breath = 1_500;

/** A process that can be stopped and started again at the same port, as a supervisor does. */
interface Restartable {
  upstream: string;
  /** Milliseconds until it was gone, and from then on until it served again. */
  restart(): Promise<{ stopped: number; started: number }>;
  stop(): Promise<void>;
}

async function startRestartable(settings: Record<string, string>): Promise<Restartable> {
  const port = String(await freePort());
  const start = () => startSite({ ...settings, PORT: port });
  let site = await start();
  return {
    upstream: `127.0.0.1:${port}`,
    async restart() {
      const begin = performance.now();
      await site.stop();
      const gone = performance.now();
      site = await start();
      return { stopped: gone - begin, started: performance.now() - gone };
    },
    stop: () => site.stop(),
  };
}

interface Scenario {
  name: string;
  proxy: ProxyKind;
  processes: number;
  restarts: number;
}

const scenarios: readonly Scenario[] = [
  { name: "two, in turn", proxy: "nginx", processes: 2, restarts: 10 },
  { name: "two, in turn", proxy: "caddy", processes: 2, restarts: 10 },
  { name: "one", proxy: "nginx", processes: 1, restarts: 4 },
  { name: "one", proxy: "caddy", processes: 1, restarts: 4 },
];

/** Signed-in visitors behind the documented proxies while processes restart: what is lost, and what waits. */
export async function benchRestarts(): Promise<void> {
  requirePrograms("nginx", "caddy", "openssl");
  const rows: Record<string, string>[] = [];
  for (const scenario of scenarios) rows.push(await measure(scenario));
  printTable(`${visitors} signed-in visitors while processes restart`, rows);
}

async function measure({ name, proxy: kind, processes, restarts }: Scenario): Promise<Record<string, string>> {
  const postgres = await startPostgresServer();
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-restarts-"));
  const settings = (index: number) => ({
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, String(index)),
    SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
    RATE_LIMIT_SCALE: "100000",
    TRUSTED_PROXY_COUNT: "1",
  });
  const sites: Restartable[] = [];
  try {
    for (let index = 0; index < processes; index++) sites.push(await startRestartable(settings(index)));
    const proxy = await startProxy(
      kind,
      sites.map(({ upstream }) => upstream),
    );
    try {
      const load = await startVisitors(proxy.url, visitors, gap);
      const times: { stopped: number; started: number }[] = [];
      for (let count = 0; count < restarts; count++) {
        await pause(breath);
        const site = sites[count % sites.length];
        if (site) times.push(await site.restart());
      }
      await pause(breath);
      const visit = await load.stop();
      return { processes: name, proxy: kind, ...figures(visit, times, await storedMessages(postgres.url)) };
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
  times: readonly { stopped: number; started: number }[],
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
