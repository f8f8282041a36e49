import { buildWhatChanged } from "#scripts/build.ts";
import { backupUnderWrites } from "./backup-under-writes.ts";
import { clockJumps } from "./clock-jumps.ts";
import { corruptFolder } from "./corrupt-folder.ts";
import { diskFull } from "./disk-full.ts";
import { runAsCommand } from "./harness.ts";
import { idleConnections } from "./idle-connections.ts";
import { killUnderWrites } from "./kill.ts";
import { memoryOverRequests } from "./memory.ts";
import { postgresAway } from "./postgres.ts";
import { sigtermUnderLoad } from "./sigterm.ts";
import { slowSenders } from "./slow-senders.ts";
import { twoProcesses } from "./two-processes.ts";

const faults = {
  "kill -9": killUnderWrites,
  "Postgres away": postgresAway,
  "disk full": diskFull,
  "clock jumps": clockJumps,
  "corrupt data folder": corruptFolder,
  "two processes on one folder": twoProcesses,
  "SIGTERM under slow requests": sigtermUnderLoad,
  "slow senders": slowSenders,
  "idle connections": idleConnections,
  "backup under writes": backupUnderWrites,
  "memory over requests": memoryOverRequests,
};

// One after the other, so that each has the machine to itself; about twenty minutes in all.
await buildWhatChanged();
for (const [name, run] of Object.entries(faults)) await runAsCommand(name, run);
