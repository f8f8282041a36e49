import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@site/testing/ports.ts";
import { median } from "./load.ts";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

const starts = { existing: 5, empty: 3 };

/** The time from the start of the process until it serves, with existing data and with an empty folder. */
export async function benchStart(): Promise<void> {
  // Always the same port, as in production: pages contain the site's address, so a different address would render them again.
  const PORT = String(await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-bench-start-"));
  const start = async (dataDirectory: string): Promise<number> => {
    const site = await startBenchSite({ PORT }, { dataDirectory });
    await site.stop();
    return site.startTime;
  };
  const empty: number[] = [];
  const existing: number[] = [];
  for (let count = 0; count < starts.empty; count++) empty.push(await start(path.join(folder, String(count))));
  for (let count = 0; count < starts.existing; count++) existing.push(await start(path.join(folder, "0")));
  rmSync(folder, { recursive: true, force: true });
  printTable("Seconds from the start of the process until it serves", [
    { data: "existing", median: seconds(median(existing)), slowest: seconds(Math.max(...existing)) },
    { data: "empty", median: seconds(median(empty)), slowest: seconds(Math.max(...empty)) },
  ]);
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
