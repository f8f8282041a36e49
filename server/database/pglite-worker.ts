import { parentPort, workerData } from "node:worker_threads";
import { openMigratedFolder } from "./migrated-folder.ts";
import type { PGliteAnswer, PGliteFailure, PGliteQuery } from "./pglite-thread.ts";
import { TABLE_CHANGE_CHANNEL } from "./table-changes.ts";

function post(answer: PGliteAnswer): void {
  parentPort?.postMessage(answer);
}

/** What a clone of an error would lose: its kind, and what Postgres says of it (`code`, `detail`, `constraint` and so on). */
function failureOf(error: unknown): PGliteFailure {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
  const fields = Object.entries(error).filter(([, value]) => typeof value === "string");
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) };
}

try {
  const pglite = await openMigratedFolder(workerData);
  await pglite.listen(TABLE_CHANGE_CHANNEL, (changed) => post({ changed }));
  parentPort?.on("message", async (query: PGliteQuery | "close") => {
    if (query === "close") {
      await pglite.close();
      process.exit();
    }
    const { id, statement, parameters } = query;
    try {
      const { rows, affectedRows, command } = await pglite.query(statement, parameters);
      post({ id, result: { rows, affectedRows, command } });
    } catch (error) {
      post({ id, failure: failureOf(error) });
    }
  });
  post({ open: true });
} catch (error) {
  post({ open: false, failure: failureOf(error) });
}
