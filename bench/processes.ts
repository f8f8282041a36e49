import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startPostgresServer } from "#server/database/testing/postgres-server.ts";
import { requirePrograms } from "./debian.ts";
import { press } from "./load.ts";
import { type BenchSite, startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const read = "/rest/v1/case_studies?select=*";
const options = { seconds: 4, connections: 16, headers: { "Accept-Encoding": "gzip" } };

/** Two processes of the site on one Postgres server: their joint throughput, and how soon each sees the other's changes. */
export async function benchProcesses(): Promise<void> {
  requirePrograms("wrk", "taskset");
  const postgres = await startPostgresServer();
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "larkpost-bench-processes-"));
  const sites: BenchSite[] = [];
  try {
    for (let count = 0; count < 2; count++) {
      sites.push(await startBenchSite({ DATABASE_URL: postgres.url }, { dataDirectory }));
    }
    const [first, second] = sites;
    if (!first || !second) return;
    const alone = await press(`${first.url}${read}`, options);
    const together = await Promise.all([press(`${first.url}${read}`, options), press(`${second.url}${read}`, options)]);
    const sum = together.reduce((total, { requestsPerSecond }) => total + requestsPerSecond, 0);
    printTable("Two processes on one Postgres (cached reads; the load itself takes half of one of two cores)", [
      {
        processes: 1,
        "reads/s": alone.requestsPerSecond.toFixed(0),
        ratio: "1",
        "MB each": first.resident().toFixed(0),
      },
      {
        processes: 2,
        "reads/s": sum.toFixed(0),
        ratio: ratio(sum, alone.requestsPerSecond),
        "MB each": second.resident().toFixed(0),
      },
    ]);
    const delays = await changeDelays(postgres.url, sites);
    printTable(
      "A change made in the database, until a process answers with it",
      delays.map((milliseconds, index) => ({ process: index + 1, ms: milliseconds.toFixed(0) })),
    );
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Milliseconds from the commit of a new row until each process's read contains it. Both processes had the old response in memory. */
async function changeDelays(databaseUrl: string, sites: readonly BenchSite[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = `Bench ${process.pid}`;
  await client.query(
    `insert into public.case_studies (brand_name, industry_type, company_introduciton, brand_position, callboration, marketing_strategy, key_results, project_link)
     select $1, industry_type, company_introduciton, brand_position, callboration, marketing_strategy, key_results, project_link
     from public.case_studies limit 1`,
    [name],
  );
  const start = performance.now();
  const delays = await Promise.all(
    sites.map(async ({ url }) => {
      while (performance.now() - start < 10_000) {
        if ((await (await fetch(url + read)).text()).includes(name)) return performance.now() - start;
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
  await client.end();
  return delays;
}
