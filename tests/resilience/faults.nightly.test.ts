import { expect, test } from "vitest";
import { backupUnderWrites } from "./backup-under-writes.ts";
import { clockJumps } from "./clock-jumps.ts";
import { corruptFolder } from "./corrupt-folder.ts";
import { diskFull } from "./disk-full.ts";
import type { Outcome } from "./harness.ts";
import { idleConnections } from "./idle-connections.ts";
import { killUnderWrites } from "./kill.ts";
import { manyMessages } from "./many-messages.ts";
import { memoryOverRequests } from "./memory.ts";
import { postgresAway } from "./postgres.ts";
import { sigtermUnderLoad } from "./sigterm.ts";
import { slowSenders } from "./slow-senders.ts";

const faults: [string, () => Promise<Outcome>][] = [
  ["kill -9 under writes", killUnderWrites],
  ["Postgres stopped and cut off", postgresAway],
  ["a full disk", diskFull],
  ["jumps of the clock", clockJumps],
  ["a corrupt data folder", corruptFolder],
  ["SIGTERM under slow requests", sigtermUnderLoad],
  ["slow senders", slowSenders],
  ["idle connections", idleConnections],
  ["a backup under writes", backupUnderWrites],
  ["20,000 messages, of which the log keeps little", manyMessages],
  ["300,000 requests, without growing", memoryOverRequests],
];

test.each(faults)("the site withstands %s", { timeout: 30 * 60_000 }, async (name, run) => {
  const { passed, figure } = await run();
  console.log(`${name}: ${figure}`);
  expect(passed, figure).toBe(true);
});
