import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startSite } from "#scripts/start-site.ts";
import { freePort } from "@site/testing/ports.ts";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { requirePackages } from "#scripts/debian.ts";
import { type ProxyKind, startProxy } from "./proxy.ts";
import { until } from "./site.ts";
import { printTable } from "./table.ts";
import { startVisitors } from "./visitors.ts";

const visitors = 16;
const restarts = 10;
/** Milliseconds between two restarts. */
const breath = 1_500;

interface Scenario {
  proxy: ProxyKind;
  /** Several share a Postgres server; a single one has the embedded database. */
  processes: 1 | 2;
  port: "closed" | "held";
}

const scenarios: readonly Scenario[] = [
  { proxy: "nginx", processes: 2, port: "closed" },
  { proxy: "nginx", processes: 2, port: "held" },
  { proxy: "caddy", processes: 2, port: "closed" },
  { proxy: "caddy", processes: 2, port: "held" },
  { proxy: "nginx", processes: 1, port: "held" },
];

/** Signed-in visitors behind the documented proxies while processes restart: lost requests and waiting times. About a minute each. */
export async function benchRestarts(): Promise<void> {
  requirePackages("nginx-light", "caddy", "openssl", "systemd");
  for (const scenario of scenarios) {
    const postgres = scenario.processes > 1 ? await startPostgresServer() : null;
    const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-restarts-"));
    try {
      const rows = [await restartUnderLoad(scenario, folder, postgres?.url ?? null)];
      printTable(`${visitors} signed-in visitors during ${restarts} restarts`, rows);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await postgres?.stop();
    }
  }
}

async function restartUnderLoad(
  { proxy: kind, processes, port }: Scenario,
  folder: string,
  databaseUrl: string | null,
): Promise<Record<string, string | number>> {
  const settings = {
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRETS_KEY: randomBytes(32).toString("base64") }),
    RATE_LIMIT_SCALE: "100000",
    SITE_URL: "https://www.larkpost.example",
    TRUSTED_PROXY_COUNT: "1",
  };
  const start = port === "held" ? startWithHeldPort : startWithOwnPort;
  const sites: Restartable[] = [];
  try {
    while (sites.length < processes) {
      const own = { DATA_DIR: path.join(folder, String(sites.length)), PORT: String(await freePort()) };
      sites.push(await start({ ...settings, ...own }));
    }
    const proxy = await startProxy(
      kind,
      sites.map(({ upstream }) => upstream),
    );
    const load = await startVisitors(proxy.url, visitors);
    let stopping = 0;
    let starting = 0;
    for (let count = 0; count < restarts; count++) {
      await pause(breath);
      const site = sites[count % sites.length];
      const begin = performance.now();
      await site?.stop();
      const gone = performance.now();
      await site?.start();
      stopping += gone - begin;
      starting += performance.now() - gone;
    }
    await pause(breath);
    const { outcomes, messages } = await load.stop();
    await proxy.stop();
    const lost = outcomes.filter(({ status }) => status === 0 || status >= 400);
    const kinds = Map.groupBy(lost, ({ method, status }) => `${status} ${method}`);
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
    return {
      processes,
      proxy: kind,
      port,
      requests: outcomes.length,
      lost: lost.length,
      "of these": [...kinds].map(([name, of]) => `${of.length} × ${name}`).join(", "),
      "slowest s": seconds(Math.max(...outcomes.map(({ milliseconds }) => milliseconds))),
      "stop s": seconds(stopping / restarts),
      "start s": seconds(starting / restarts),
      "messages acknowledged": `${messages}${databaseUrl ? ` of ${await storedMessages(databaseUrl)}` : ""}`,
    };
  } finally {
    for (const site of sites) await site.end();
  }
}

async function storedMessages(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from public.chat_messages");
  await client.end();
  return rows[0]?.count ?? 0;
}

/** A process of the built site that is started again at the same port, as a supervisor does. */
interface Restartable {
  /** `host:port`. */
  upstream: string;
  /** Resolves once the process is gone. */
  stop(): Promise<void>;
  /** Resolves once it serves. */
  start(): Promise<void>;
  /** Stops it for good. */
  end(): Promise<void>;
}

type SiteSettings = Record<string, string> & { PORT: string };

/** The port is closed between two runs of the process. */
async function startWithOwnPort(settings: SiteSettings): Promise<Restartable> {
  let site = await startSite(settings);
  return {
    upstream: `127.0.0.1:${settings.PORT}`,
    stop: () => site.stop(),
    start: async () => {
      site = await startSite(settings);
    },
    end: () => site.stop(),
  };
}

/** Starts the command again each time it has ended well, with LISTEN_PID set: the inherited socket is for that process. */
const supervisor = `while sh -c 'LISTEN_PID=$$ exec "$@"' sh "$@"; do :; done`;

/** systemd's own program for testing sockets holds the port, and a shell loop is the supervisor. */
async function startWithHeldPort(settings: SiteSettings): Promise<Restartable> {
  const upstream = `127.0.0.1:${settings.PORT}`;
  const passed = Object.keys(settings).flatMap((name) => ["-E", name]);
  const command = ["systemd-socket-activate", "-l", upstream, ...passed, "sh", "-c", supervisor, "supervisor"];
  // Its first connection starts the supervisor, which then has the same process id; later ones wait for the site.
  const isServing = () => until(async () => (await fetch(`http://${upstream}/healthz`)).arrayBuffer());
  const [held] = await Promise.all([startSite(settings, { command }), isServing()]);
  const { pid } = held.process;
  const siteId = () => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"));
  return {
    upstream,
    async stop() {
      const site = siteId();
      process.kill(site, "SIGTERM");
      while (existsSync(`/proc/${site}`)) await pause(5);
    },
    start: isServing,
    async end() {
      const site = siteId();
      const ended = once(held.process, "close");
      held.process.kill("SIGKILL");
      process.kill(site, "SIGTERM");
      // The site has the same standard output, which closes once both are gone.
      await ended;
    },
  };
}
