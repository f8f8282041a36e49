import { requirePrograms } from "./debian.ts";
import { median, press } from "./load.ts";
import { startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const atOnce = 16;
const rounds = 3;
const readers = { seconds: 4, connections: 8, headers: { "Accept-Encoding": "gzip" } };
const account = { email: "storm@larkpost.example", password: "forty boxes of eclairs" };

/** Page answers while sixteen sign-ins are always under way, beside the same without them (S7.1). */
export async function benchStorm(): Promise<void> {
  requirePrograms("wrk", "taskset");
  // The limits of an address would answer nearly all of it; here the work itself is what is measured.
  const site = await startBenchSite({ RATE_LIMIT_SCALE: "100000" });
  await post(`${site.url}/auth/v1/signup`);
  const quiet: number[] = [];
  const stormy: number[] = [];
  const statuses = new Map<string, number>();
  await press(`${site.url}/`, readers);
  for (let round = 0; round < rounds; round++) {
    quiet.push((await press(`${site.url}/`, readers)).p99);
    const storm = startStorm(site.url, statuses);
    stormy.push((await press(`${site.url}/`, readers)).p99);
    await storm();
  }
  await site.stop();
  printTable(`Pages while ${atOnce} sign-ins are under way (median of ${rounds} rounds in turns)`, [
    { "": "quiet", "page p99 ms": median(quiet).toFixed(2), ratio: "1" },
    { "": "storm", "page p99 ms": median(stormy).toFixed(2), ratio: ratio(median(stormy), median(quiet)) },
  ]);
  printTable(
    "Answers to the sign-ins",
    [...statuses].map(([answer, count]) => ({ answer, count })),
  );
}

/** Keeps sixteen sign-ins under way; a refused one waits as a client should. Returns the way to end it. */
function startStorm(url: string, statuses: Map<string, number>): () => Promise<void> {
  let going = true;
  const loop = async (): Promise<void> => {
    while (going) {
      const response = await post(`${url}/auth/v1/token?grant_type=password`);
      const wait = response.headers.get("retry-after");
      const answer = `${response.status}${wait ? " with Retry-After" : ""}`;
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
      if (wait) await new Promise((resolve) => setTimeout(resolve, 100));
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
