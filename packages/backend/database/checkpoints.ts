import { sql } from "kysely";
import type { Log } from "../log/log.ts";
import type { Database } from "./database.ts";
import { runAsOwner } from "./roles.ts";

/** A checkpoint is due when the log has grown by so many bytes since the last one, or after so many milliseconds. */
const due = { bytes: 64 * 1024 * 1024, age: 24 * 3_600_000 };

/** Milliseconds between two looks; no load writes a quarter of the bytes in that time. */
const interval = 10_000;

/** Makes a checkpoint if one is due, as no process of the embedded engine does: the log before it is reused. @returns whether */
export async function makeDueCheckpoint({ db }: Pick<Database, "db">, { bytes, age } = due): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= ${bytes}
      or checkpoint_time <= now() - ${age} * interval '1 millisecond' as is_due
    from pg_control_checkpoint()`.execute(db);
  if (rows[0]?.is_due !== true) return false;
  await runAsOwner(db, (transaction) => sql`checkpoint`.execute(transaction));
  return true;
}

/** Looks again and again. @returns a function that ends it */
export function startCheckpoints(database: Database, log: Pick<Log, "error">): () => void {
  const look = (): void => {
    makeDueCheckpoint(database).catch((error: unknown) => log.error({ err: error }, "no checkpoint could be made"));
  };
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
}
