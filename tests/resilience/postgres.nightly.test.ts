import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { cleanUpAfter } from "@site/backend/testing";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { type Answer, ask, keepAsking, leaveMessage, startTestSite } from "./harness.ts";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "@site/testing/ports.ts";

/** Milliseconds until requests succeed again once Postgres is back, and until a request is refused. */
const targets = { recovery: 12_000, refusal: 11_000 };

test("with Postgres stopped, restarted and cut off under load, pages work, data requests are refused with 503, and no restart is needed", {
  timeout: 30 * 60_000,
}, async () => {
  const postgres = await startPostgresServer();
  cleanUpAfter(() => postgres.stop());
  const proxy = await startCuttableProxy(Number(new URL(postgres.url).port));
  cleanUpAfter(() => proxy.close());
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(proxy.port);
  const site = await startTestSite({ DATABASE_URL: databaseUrl.href });
  await withstand(site.url, postgres.halt, postgres.start);
  await withstand(
    site.url,
    async () => proxy.freeze(),
    async () => proxy.thaw(),
  );
  expect(site.process.exitCode).toBeNull();
});

async function withstand(url: string, takeAway: () => Promise<void>, giveBack: () => Promise<void>): Promise<void> {
  const pages = keepAsking(2, () => ask(`${url}/pricing`).finally(() => pause(20)));
  let number = 0;
  // Each read is a different query, so none is answered from the cache.
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
  const refused = dataAnswers.flat().filter(({ status }) => status !== 200 && status !== 201);
  expect(pageAnswers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(refused.filter((answer) => !isProperRefusal(answer))).toEqual([]);
  expect(Math.max(0, ...refused.map(({ milliseconds }) => milliseconds))).toBeLessThan(targets.refusal);
  expect(recovery).toBeLessThan(targets.recovery);
}

/** A 504 is also proper: the network lost the query, and the request timed out. */
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

interface CuttableProxy {
  port: number;
  /** Stops traffic without closing connections, like an unplugged cable. */
  freeze(): void;
  /** Closes the frozen connections and accepts new ones. */
  thaw(): void;
  close(): void;
}

async function startCuttableProxy(target: number): Promise<CuttableProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => frozen || to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port,
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
