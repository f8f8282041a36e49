import { setTimeout as pause } from "node:timers/promises";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { startCuttableProxy } from "./cuttable-proxy.ts";
import { type Answer, ask, keepAsking, leaveMessage, type Outcome, withSite } from "./harness.ts";

/** Milliseconds: how long data may be missing once Postgres is back, and how long a refusal may take. */
const targets = { recovery: 12_000, refusal: 11_000 };

/** Postgres stopped, restarted and cut off under load: pages stay, data is refused with 503, all without a restart. */
export async function postgresAway(): Promise<Outcome> {
  const postgres = await startPostgresServer();
  const proxy = await startCuttableProxy(Number(new URL(postgres.url).port));
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(proxy.port);
  try {
    return await withSite({ DATABASE_URL: databaseUrl.href }, async (site) => {
      const phases = [
        await phase("stopped and started", site.url, postgres.halt, postgres.start),
        await phase(
          "cut off and joined",
          site.url,
          async () => proxy.freeze(),
          async () => proxy.thaw(),
        ),
      ];
      const alive = site.process.exitCode === null;
      return {
        figure: `${phases.map(({ figure }) => figure).join("; ")}; the process ${alive ? "never restarted" : "ended"}`,
        passed: alive && phases.every(({ passed }) => passed),
      };
    });
  } finally {
    proxy.close();
    await postgres.stop();
  }
}

async function phase(
  name: string,
  url: string,
  takeAway: () => Promise<void>,
  giveBack: () => Promise<void>,
): Promise<Outcome> {
  const pages = keepAsking(2, () => ask(`${url}/pricing`).finally(() => pause(20)));
  let number = 0;
  // Each read is a different query, so that it needs the database and not a cached response.
  const reads = keepAsking(4, () =>
    ask(`${url}/rest/v1/social_media_world?select=id&id=gt.${(number += 1)}`).finally(() => pause(20)),
  );
  const writes = keepAsking(2, () => leaveMessage(url, `message ${(number += 1)}`).finally(() => pause(20)));
  await pause(500);
  await takeAway();
  await pause(15_000);
  await giveBack();
  const recovery = await untilReady(url);
  await pause(500);
  const [pageAnswers, ...dataAnswers] = await Promise.all([pages.stop(), reads.stop(), writes.stop()]);
  const data = dataAnswers.flat();
  const failedPages = pageAnswers.filter(({ status }) => status !== 200).length;
  const refused = data.filter(({ status }) => status !== 200 && status !== 201);
  const badly = refused.filter((answer) => !isProperRefusal(answer)).length;
  const slowest = Math.max(0, ...refused.map(({ milliseconds }) => milliseconds));
  return {
    figure: `${name}: ${failedPages} of ${pageAnswers.length} pages failed, ${refused.length} data answers refused (${badly} not by 503 with Retry-After, slowest ${Math.round(slowest)} ms), data back after ${Math.round(recovery)} ms`,
    passed: failedPages === 0 && badly === 0 && slowest < targets.refusal && recovery < targets.recovery,
  };
}

/** 504 is the same error if the request reaches its time limit because the network lost the query. */
function isProperRefusal({ status, retryAfter }: Answer): boolean {
  return (status === 503 || status === 504) && retryAfter !== null;
}

async function untilReady(url: string): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < 30_000) {
    const { status } = await ask(`${url}/rest/v1/case_studies?select=id&id=gt.${Math.round(performance.now())}`);
    if (status === 200) break;
    await pause(100);
  }
  return performance.now() - begin;
}
