import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite } from "#scripts/start-site.ts";

export interface BenchSite {
  url: string;
  /** Milliseconds from the start of the process until it said that it serves. */
  startTime: number;
  /** Resident memory in megabytes. */
  resident(): number;
  /** Stops the server and deletes its folder, unless the caller supplied the folder. */
  stop(): Promise<void>;
}

/** The built site as production starts it, with its log in a file like nginx's; only on the first core if `alone` is set. */
export async function startBenchSite(
  settings: Record<string, string> = {},
  options: { dataDirectory?: string; alone?: boolean } = {},
): Promise<BenchSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-"));
  const dataDirectory = options.dataDirectory ?? path.join(folder, "data");
  const log = openSync(path.join(folder, "access.log"), "w");
  const start = performance.now();
  const site = await startSite(
    { DATA_DIR: dataDirectory, ...settings },
    { log, command: options.alone ? ["taskset", "-c", "0"] : [] },
  );
  const startTime = performance.now() - start;
  closeSync(log);
  return {
    url: site.url,
    startTime,
    resident: () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]) / 1024,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Repeats a request until a program listens there and answers it. */
export async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nobody answers at ${url}.`);
}
