import { requirePrograms } from "./debian.ts";
import { median, press } from "./load.ts";
import { startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const atOnce = 16;
const rounds = 3;
const readers = { seconds: 4, connections: 8, headers: { "Accept-Encoding": "gzip" } };
const account = { email: "storm@larkpost.example", password: "forty boxes of eclairs" };

/**
 * Page answers while sixteen sign-ins are always under way, beside the same without them (S7.1). The client that signs in takes
 * processor time from the one that reads pages, so it also asks for something trivial at the same pace, for comparison.
 */
export async function benchStorm(): Promise<void> {
  requirePrograms("wrk", "taskset");
  // The limits of an address would answer nearly all of it; here the work itself is what is measured.
  const site = await startBenchSite({ RATE_LIMIT_SCALE: "100000" });
  await post(`${site.url}/auth/v1/signup`);
  const statuses = new Map<string, number>();
  const readPages = async (): Promise<number> => (await press(`${site.url}/`, readers)).p99;
  const during = async (ask: () => Promise<boolean>): Promise<number> => {
    const stop = keepAsking(ask);
    const p99 = await readPages();
    await stop();
    return p99;
  };
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
  const quiet: number[] = [];
  const healthChecks: number[] = [];
  const storm: number[] = [];
  await readPages();
  for (let round = 0; round < rounds; round++) {
    quiet.push(await readPages());
    healthChecks.push(await during(checkHealth));
    storm.push(await during(signIn));
  }
  await site.stop();
  printTable(
    `Pages while ${atOnce} sign-ins are under way (median of ${rounds} rounds in turns)`,
    Object.entries({ quiet, "the same client, health checks": healthChecks, storm }).map(([name, values]) => ({
      "": name,
      "page p99 ms": median(values).toFixed(2),
      "of quiet": ratio(median(values), median(quiet)),
      "of the same client": ratio(median(values), median(healthChecks)),
    })),
  );
  printTable(
    "Answers to the sign-ins",
    [...statuses].map(([answer, count]) => ({ answer, count })),
  );
}

/** Keeps sixteen requests under way; after one that says so, a client waits. Returns the way to end it. */
function keepAsking(ask: () => Promise<boolean>): () => Promise<void> {
  let going = true;
  const loop = async (): Promise<void> => {
    while (going) {
      if (await ask()) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const loops = Array.from({ length: atOnce }, loop);
  return async () => {
    going = false;
    await Promise.all(loops);
  };
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
