import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { openDatabase } from "#server/database/schema.ts";
import type { Tables } from "#server/database/tables.ts";
import { keepAsking, leaveMessage, startTestSite } from "./harness.ts";

const kills = 50;
const writers = 8;
/** Maximum milliseconds from start to first response. */
const target = 5_000;

test("after kill -9 during writes, each acknowledged write is stored exactly once", {
  timeout: 30 * 60_000,
}, async () => {
  const folder = temporaryFolder();
  const acknowledged = new Set<string>();
  let sent = 0;
  let slowest = 0;
  for (let round = 0; round < kills; round += 1) {
    const begin = performance.now();
    const site = await startTestSite({ DATA_DIR: folder });
    // The first start creates the database, so the target is for later ones.
    if (round > 0) slowest = Math.max(slowest, performance.now() - begin);
    const load = keepAsking(writers, async () => {
      const message = `message ${(sent += 1)}`;
      const { status } = await leaveMessage(site.url, message);
      if (status === 201) acknowledged.add(message);
    });
    await pause(200 + Math.random() * 600);
    site.process.kill("SIGKILL");
    await once(site.process, "exit");
    await load.stop();
  }
  const stored = await storedMessages(folder);
  console.log(
    `${kills} kills, ${acknowledged.size} writes acknowledged, serving again within ${Math.round(slowest)} ms`,
  );
  expect(acknowledged.size).toBeGreaterThan(0);
  expect([...acknowledged].filter((message) => !stored.has(message))).toEqual([]);
  expect([...stored].filter(([, count]) => count > 1)).toEqual([]);
  expect(slowest).toBeLessThan(target);
});

async function storedMessages(dataDirectory: string): Promise<Map<string, number>> {
  const database = await openDatabase({ dataDirectory });
  const rows = await database.db.withTables<Tables>().selectFrom("chat_messages").select("message").execute();
  await database.close();
  const counts = new Map<string, number>();
  for (const { message } of rows) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}
