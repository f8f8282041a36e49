import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningSite, startSite } from "#scripts/start-site.ts";

export interface BenchSite extends Pick<RunningSite, "url" | "process"> {
  /** Milliseconds from the start of the process until it said that it serves. */
  startTime: number;
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
  ).catch((error: Error) => {
    const reason = readFileSync(path.join(folder, "access.log"), "utf8").slice(-4000);
    throw new Error(`${error.message}${reason}`, { cause: error });
  });
  const startTime = performance.now() - start;
  closeSync(log);
  return {
    url: site.url,
    startTime,
    process: site.process,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a site in megabytes. */
export function residentMemory({ process }: Pick<RunningSite, "process">): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process.pid}/status`, "utf8"))?.[1]) / 1024;
}
