import { setTimeout as wait } from "node:timers/promises";
import { routes } from "#tests/journeys/routes.ts";
import { requirePrograms } from "./debian.ts";
import { press } from "./load.ts";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

const reads = ["/rest/v1/case_studies?select=*", "/rest/v1/social_media_world?select=*&order=platform_name.asc"];
/** A mix of requests as on a usual day: pages, files, reads, unknown addresses and refused ones. */
const mixed = [...routes, ...reads, "/healthz", "/robots.txt", "/unknown/address", "/rest/v1/unknown"];
const wanted = 100_000;
/** Milliseconds, for garbage collection. */
const settle = 5_000;

/** Resident memory after the start, after 100,000 mixed requests and after another 100,000. */
export async function benchMemory(): Promise<void> {
  requirePrograms("wrk", "taskset");
  const site = await startBenchSite();
  await wait(settle);
  const rows = [{ after: "the start", megabytes: site.resident(), peak: site.peak(), requests: 0 }];
  for (const after of ["100,000 mixed requests", "another 100,000"]) {
    let requests = 0;
    const deadline = Date.now() + 180_000;
    while (requests < wanted && Date.now() < deadline) {
      const load = await press(`${site.url}/`, { seconds: 2, connections: 16, paths: mixed });
      requests += load.requests;
    }
    await wait(settle);
    rows.push({ after, megabytes: site.resident(), peak: site.peak(), requests });
  }
  await site.stop();
  printTable(
    "Resident memory, MB",
    rows.map(({ after, megabytes, peak, requests }, index) => ({
      after,
      resident: megabytes.toFixed(1),
      "most so far": peak.toFixed(1),
      growth: index === 0 ? "" : (megabytes - (rows[index - 1]?.megabytes ?? 0)).toFixed(1),
      requests,
    })),
  );
}
