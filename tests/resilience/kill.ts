import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "#scripts/start-site.ts";
import { openDatabase } from "#server/database/schema.ts";
import type { Tables } from "#server/database/tables.ts";
import { keepAsking, leaveMessage, type Outcome, withFolder } from "./harness.ts";

const kills = 50;
const writers = 8;
/** Milliseconds the site may take from its start until it answers again. */
const target = 5_000;

/** kill -9 of the process under writes: each acknowledged write is stored exactly once. */
export async function killUnderWrites(): Promise<Outcome> {
  return withFolder(async (folder) => {
    const data = path.join(folder, "data");
    const acknowledged = new Set<string>();
    let sent = 0;
    let slowest = 0;
    for (let round = 0; round < kills; round += 1) {
      const begin = performance.now();
      const site = await startSite({ DATA_DIR: data, RATE_LIMIT_SCALE: "10000" });
      // The first start creates the database; the target is for later ones.
      if (round > 0) slowest = Math.max(slowest, performance.now() - begin);
      const load = keepAsking(writers, async () => {
        const message = `message ${(sent += 1)}`;
        const { status } = await leaveMessage(site.url, message);
        if (status === 201) acknowledged.add(message);
      });
      await pause(200 + Math.random() * 600);
      const gone = new Promise((resolve) => site.process.once("exit", resolve));
      site.process.kill("SIGKILL");
      await gone;
      await load.stop();
    }
    const stored = await storedMessages(data);
    const lost = [...acknowledged].filter((message) => !stored.has(message)).length;
    const doubled = [...stored.values()].filter((count) => count > 1).length;
    return {
      figure: `${kills} kills under ${writers} writers: ${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled, serving again within ${Math.round(slowest)} ms`,
      passed: lost === 0 && doubled === 0 && acknowledged.size > 0 && slowest < target,
    };
  });
}

async function storedMessages(dataDirectory: string): Promise<Map<string, number>> {
  const database = await openDatabase({ dataDirectory });
  const rows = await database.db.withTables<Tables>().selectFrom("chat_messages").select("message").execute();
  await database.close();
  const counts = new Map<string, number>();
  for (const { message } of rows) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}
