import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { type DatabaseSchema, type MigrationSession, migrate } from "./migrate.ts";
import type { PGliteAnswer, PGliteFailure, PGliteQuery } from "./pglite-thread.ts";
import { SERVICE_ROLE } from "./roles.ts";
import { TABLE_CHANGE_CHANNEL } from "./table-changes.ts";

/** PGlite allocates 160 MB by default. The operating system caches the pages that don't fit into 32 MB. */
const sharedBuffers = ["-c", "shared_buffers=32MB"];

function toSession(connection: PGlite | Transaction, pglite: PGlite): MigrationSession {
  return {
    script: async (statements) => {
      await connection.exec(statements);
    },
    query: async (statement, parameters) =>
      (await connection.query<Record<string, unknown>>(statement, parameters)).rows,
    transaction: (work) => pglite.transaction((transaction) => work(toSession(transaction, pglite))),
  };
}

async function openMigratedFolder(folder: string, schema: DatabaseSchema): Promise<PGlite> {
  const pglite = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...sharedBuffers] });
  try {
    await pglite.exec("set time zone 'UTC'");
    await migrate(toSession(pglite, pglite), schema);
    await pglite.exec(`set role ${SERVICE_ROLE}`);
    return pglite;
  } catch (error) {
    await pglite.close();
    throw error;
  }
}

function post(answer: PGliteAnswer): void {
  parentPort?.postMessage(answer);
}

/** Structured cloning would lose the name and Postgres's fields (`code`, `detail`, `constraint` and so on). */
function toFailure(error: unknown): PGliteFailure {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
  const fields = Object.entries(error).filter(([, value]) => typeof value === "string");
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) };
}

/** Postgres ends its process after these severities. PGlite runs within ours, so every later statement would fail. */
const deadly: ReadonlySet<unknown> = new Set(["FATAL", "PANIC"]);

function getSeverity(error: unknown): unknown {
  return error instanceof Error && "severity" in error ? error.severity : undefined;
}

/** An error from outside Postgres may mean a corrupt engine, which might never answer this query. */
async function isAliveAfter(error: unknown, pglite: PGlite): Promise<boolean> {
  if (getSeverity(error) !== undefined) return !deadly.has(getSeverity(error));
  try {
    const { rows } = await pglite.query("select 1");
    return rows.length === 1;
  } catch (failure) {
    return getSeverity(failure) !== undefined && !deadly.has(getSeverity(failure));
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
      if (!(await isAliveAfter(error, pglite))) throw error;
      post({ id, failure: toFailure(error) });
    }
  });
  post({ open: true });
} catch (error) {
  post({ open: false, failure: toFailure(error) });
}
