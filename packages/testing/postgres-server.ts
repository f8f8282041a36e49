import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./ports.ts";

/** Debian and Ubuntu install server programs here, in one folder per version. */
const PACKAGES = "/usr/lib/postgresql";
/** Milliseconds. */
const START = 60_000;

const isRoot = process.getuid?.() === 0;

function newestPrograms(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined;
  const versions = readdirSync(PACKAGES)
    .filter((version) => existsSync(join(PACKAGES, version, "bin", "initdb")))
    .sort((one, other) => Number(one) - Number(other));
  const newest = versions.at(-1);
  return newest === undefined ? undefined : join(PACKAGES, newest, "bin");
}

function programs(): string {
  const installed = newestPrograms();
  if (installed !== undefined) return installed;
  const advice = "The tests need a Postgres server: install the package postgresql (apt-get install postgresql).";
  if (!isRoot || !existsSync("/usr/bin/apt-get")) throw new Error(advice);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore", env: environment });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "postgresql"], {
      stdio: "ignore",
      env: environment,
    });
  } catch (error) {
    throw new Error(advice, { cause: error });
  }
  const now = newestPrograms();
  if (now === undefined) throw new Error(advice);
  return now;
}

/** Postgres refuses to run as root, so root runs it as the package's user. */
function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (!isRoot) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilAnswering(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`Postgres did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function createCluster(bin: string, folder: string, user: ReturnType<typeof serverUser>): string {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const choices = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(bin, "initdb"), ["-D", data, ...choices], { ...user, cwd: folder, stdio: "pipe" });
  return data;
}

export interface PostgresServer {
  url: string;
  /** Keeps the data, as if the machine restarted. */
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const bin = programs();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "larkpost-postgres-"));
  const data = createCluster(bin, folder, user);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    fsync: "off",
    max_connections: "200",
    shared_buffers: "32MB",
  };
  const choices = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let server: ChildProcess | undefined;

  async function halt(): Promise<void> {
    if (server === undefined || server.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => server?.once("exit", () => resolve()));
    // SIGINT is Postgres's fast shutdown, which does not wait for clients.
    server.kill("SIGINT");
    await ended;
  }

  async function start(): Promise<void> {
    let output = "";
    server = spawn(join(bin, "postgres"), ["-D", data, ...choices], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-10_000);
      });
    }
    await untilAnswering(url, server, () => output);
  }

  async function stop(): Promise<void> {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  }

  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, halt, start, stop };
}
