import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { startSite } from "#scripts/start-site.ts";
import { freePort } from "@site/testing/ports.ts";
import { servingLine } from "#server/serving-line.ts";
import { untilAnswers } from "./site.ts";
import project from "../package.json" with { type: "json" };

/** Milliseconds until the process was gone, and from then on until it served again. */
export interface RestartTimes {
  stopped: number;
  started: number;
}

/** A process of the built site that is stopped and started again at the same port, as a supervisor does. */
export interface Restartable {
  /** `host:port`. */
  upstream: string;
  restart(): Promise<RestartTimes>;
  stop(): Promise<void>;
}

/** The port is closed between two runs of the process. */
export async function startRestartable(settings: Record<string, string>): Promise<Restartable> {
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

/** Starts the given command again whenever it ends, each time with LISTEN_PID set, so that the inherited socket is for that process. */
const supervisor = `while :; do sh -c 'LISTEN_PID=$$ exec "$@"' sh "$@" & echo "began $!"; wait $!; done`;

const serving = new RegExp(servingLine);

/** systemd's own program for testing sockets keeps the port open, and a shell loop is the supervisor. */
export async function startWithKeptSocket(settings: Record<string, string>): Promise<Restartable> {
  const upstream = `127.0.0.1:${await freePort()}`;
  const variables = Object.entries(settings).flatMap(([name, value]) => ["-E", `${name}=${value}`]);
  const site = [process.execPath, project.config.nodeFlags, "server/main.ts"];
  const words = ["-l", upstream, ...variables, "sh", "-c", supervisor, "supervisor", ...site];
  const child = spawn("systemd-socket-activate", words, {
    cwd: path.resolve(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "ignore"],
  });
  const lines = outputOf(child);
  const pidOfNext = async (): Promise<number> => Number((await lines.next(/^began (\d+)$/m))[1]);
  // The first connection starts the supervisor.
  const first = untilAnswers(`http://${upstream}/healthz`);
  let pid = await pidOfNext();
  await lines.next(serving);
  await first;
  return {
    upstream,
    async restart() {
      const begin = performance.now();
      process.kill(pid, "SIGTERM");
      pid = await pidOfNext();
      const gone = performance.now();
      await lines.next(serving);
      return { stopped: gone - begin, started: performance.now() - gone };
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGKILL");
      process.kill(pid, "SIGTERM");
      // The site has the same standard output, so that is closed once both are gone.
      await ended;
    },
  };
}

/** A program's output, which can be awaited piece by piece. */
function outputOf(child: ChildProcess): { next(pattern: RegExp): Promise<RegExpExecArray> } {
  let rest = "";
  let look = (): void => {};
  let fail = (_error: Error): void => {};
  child.once("exit", () => fail(new Error(`The supervisor ended:\n${rest}`)));
  child.stdout?.on("data", (chunk) => {
    rest += chunk;
    look();
  });
  return {
    next: (pattern) =>
      new Promise((resolve, reject) => {
        fail = reject;
        look = () => {
          const found = pattern.exec(rest);
          if (!found) return;
          look = () => {};
          rest = rest.slice(found.index + found[0].length);
          resolve(found);
        };
        look();
      }),
  };
}
