import { setTimeout as wait } from "node:timers/promises";
import { requirePackages } from "#scripts/debian.ts";
import { keepAsking } from "./faults/harness.ts";
import { type Load, median, press } from "./load.ts";
import { startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const atOnce = 16;
const rounds = 3;
const readers = { seconds: 4, connections: 8, headers: { "Accept-Encoding": "gzip" } };
const account = { email: "storm@larkpost.example", password: "forty boxes of eclairs" };

/** Milliseconds that a client waits after a refusal: a considerate one, and one that is not. */
const pauses = { patient: 100, relentless: 0 };

/**
 * Compares page responses during sixteen concurrent sign-ins with those without sign-ins (S7.1). The client that signs in takes
 * processor time from the client that reads pages, so it also makes trivial requests at the same rate, for comparison.
 */
export async function benchStorm(): Promise<void> {
  requirePackages("wrk", "util-linux");
  // The limits are raised: they would refuse nearly all requests, and the work itself is measured.
  const site = await startBenchSite({ RATE_LIMIT_SCALE: "100000" });
  await post(`${site.url}/auth/v1/signup`);
  const statuses = new Map<string, number>();
  const signIn = async (): Promise<boolean> => {
    const response = await post(`${site.url}/auth/v1/token?grant_type=password`);
    const isRefused = response.headers.has("retry-after");
    const answer = `${response.status}${isRefused ? " with Retry-After" : ""}`;
    statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    return isRefused;
  };
  const checkHealth = async (): Promise<boolean> => {
    await (await fetch(`${site.url}/healthz`)).arrayBuffer();
    return true;
  };
  const readPages = (): Promise<Load> => press(`${site.url}/`, readers);
  const during = async (ask: () => Promise<boolean>, pause: number): Promise<Load> => {
    const asking = keepAsking(atOnce, async () => {
      // A client waits after a refused request.
      if ((await ask()) && pause > 0) await wait(pause);
    });
    const load = await readPages();
    await asking.stop();
    return load;
  };
  const situations = {
    quiet: readPages,
    ...Object.fromEntries(
      Object.entries(pauses).flatMap(([name, pause]) => [
        [`${name} client, health checks`, () => during(checkHealth, pause)],
        [`${name} client, sign-ins`, () => during(signIn, pause)],
      ]),
    ),
  };
  const loads = Object.entries(situations).map(([name, run]) => ({ name, run, measured: [] as Load[] }));
  await readPages();
  for (let round = 0; round < rounds; round++) {
    for (const { run, measured } of loads) measured.push(await run());
  }
  await site.stop();
  const figures = loads.map(({ name, measured }) => ({
    name,
    rate: median(measured.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: median(measured.map(({ p99 }) => p99)),
  }));
  const quiet = figures[0]?.p99 ?? Number.NaN;
  printTable(
    `Pages while ${atOnce} requests are under way (median of ${rounds} rounds in turns)`,
    figures.map(({ name, rate, p99 }) => ({
      "": name,
      "pages/s": Math.round(rate),
      "p99 ms": p99.toFixed(2),
      "of quiet": ratio(p99, quiet),
    })),
  );
  printTable(
    "Answers to the sign-ins",
    [...statuses].map(([answer, count]) => ({ answer, count })),
  );
}

async function post(address: string): Promise<Response> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  await response.arrayBuffer();
  return response;
}
