import { expect, test } from "vitest";
import { backupUnderWrites } from "./backup-under-writes.ts";
import { clockJumps } from "./clock-jumps.ts";
import { corruptFolder } from "./corrupt-folder.ts";
import type { Outcome, Scale } from "./harness.ts";
import { killUnderWrites } from "./kill.ts";
import { postgresAway } from "./postgres.ts";
import { sigtermUnderLoad } from "./sigterm.ts";
import { twoProcesses } from "./two-processes.ts";

/** The quick faults with a small load; `npm run faults` runs all of them with the full load. */
const faults: [string, (scale: Scale) => Promise<Outcome>][] = [
  ["kill -9 under writes", killUnderWrites],
  ["Postgres stopped and cut off", postgresAway],
  ["the clock jumps", clockJumps],
  ["a corrupt data folder", corruptFolder],
  ["two processes on one data folder", twoProcesses],
  ["SIGTERM under slow requests", sigtermUnderLoad],
  ["a backup under writes", backupUnderWrites],
];

test.each(faults)("it withstands: %s", { timeout: 180_000 }, async (_name, run) => {
  const { passed, figure } = await run("taste");
  expect(passed, figure).toBe(true);
});
