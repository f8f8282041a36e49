import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@site/testing/ports.ts";
import { servingLine } from "#server/serving-line.ts";
import project from "../package.json" with { type: "json" };

/** V8 flags that `npm run` sets. */
export const nodeFlags: readonly string[] = project.config.nodeFlags.split(" ");

export interface RunningSite {
  url: string;
  process: ChildProcess;
  dataDirectory: string;
  /** Stops the server like a supervisor, waits for its exit, and deletes its temporary data folder. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** File descriptor for the log. By default, the end of the log is kept, to report why the server stopped. */
  log?: "pipe" | number;
  /** A program that execs the server, such as `taskset`. */
  command?: readonly string[];
  /** User id for the server, which only root can set. */
  user?: number;
  prepare?: (dataDirectory: string) => Promise<void>;
}

/** Starts the built English site on a free port. Rejects with the server's output if it exits before it serves. */
export async function startSite(
  settings: Record<string, string>,
  { log = "pipe", command = [], user, prepare }: StartOptions = {},
): Promise<RunningSite> {
  const dataDirectory = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), "larkpost-site-")));
  await prepare?.(dataDirectory);
  const port = settings.PORT ?? String(await freePort());
  const [program = process.execPath, ...words] = [...command, process.execPath, ...nodeFlags, "server/main.ts"];
  const child = spawn(program, words, {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, PORT: port, SITE_LANGUAGES: "en", ...settings, DATA_DIR: dataDirectory },
    stdio: ["ignore", "pipe", log],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const end = async () => {
    await stop(child);
    if (settings.DATA_DIR === undefined) await rm(dataDirectory, { recursive: true, force: true });
  };
  await untilServing(child).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { url: `http://localhost:${port}`, process: child, dataDirectory, stop: end };
}

function untilServing(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      if (output.includes(servingLine)) resolve();
    });
    // The pipe is read continuously, because a full one would block the server.
    child.stderr?.on("data", (chunk) => {
      output = (output + chunk).slice(-4000);
    });
    child.once("exit", (code) => reject(new Error(`The server stopped with code ${code}:\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
