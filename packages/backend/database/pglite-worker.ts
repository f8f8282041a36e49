import { parentPort, workerData } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { openMigratedFolder } from "./migrated-folder.ts";
import type { PGliteAnswer, PGliteFailure, PGliteQuery } from "./pglite-thread.ts";
import { TABLE_CHANGE_CHANNEL } from "./table-changes.ts";

function post(answer: PGliteAnswer): void {
  parentPort?.postMessage(answer);
}

/** The parts of an error that cloning would lose: its name, and Postgres's fields (`code`, `detail`, `constraint` and so on). */
function failureOf(error: unknown): PGliteFailure {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
  const fields = Object.entries(error).filter(([, value]) => typeof value === "string");
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) };
}

/** After these severities Postgres ends its process. Here it runs in ours, and every later statement would fail. */
const deadly: ReadonlySet<unknown> = new Set(["FATAL", "PANIC"]);

function severityOf(error: unknown): unknown {
  return error instanceof Error && "severity" in error ? error.severity : undefined;
}

/**
 * Whether the engine still works after an error. An error from outside Postgres does not show this, so a query checks it; a
 * corrupted engine may never answer that query.
 */
async function isAliveAfter(error: unknown, pglite: PGlite): Promise<boolean> {
  if (severityOf(error) !== undefined) return !deadly.has(severityOf(error));
  try {
    const { rows } = await pglite.query("select 1");
    return rows.length === 1;
  } catch (failure) {
    return severityOf(failure) !== undefined && !deadly.has(severityOf(failure));
  }
}

try {
  const pglite = await openMigratedFolder(workerData.folder, workerData.schema);
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
      // Ends the thread, with the error as the reason.
      if (!(await isAliveAfter(error, pglite))) throw error;
      post({ id, failure: failureOf(error) });
    }
  });
  post({ open: true });
} catch (error) {
  post({ open: false, failure: failureOf(error) });
}
