import { pgNotify } from "@site/backend";
import { sql } from "kysely";
import { plannedTimesGap } from "#content/planned-times.ts";
import { translatedId } from "#shared/list-records.ts";
import type { RecordList } from "../content-records/record-lists.ts";
import type { AdminDb, PlannedRow } from "./admin-tables.ts";

export type RecordTimes = Pick<PlannedRow, "shown_from" | "shown_until">;

export const alwaysShown: RecordTimes = { shown_from: null, shown_until: null };

export async function readTimes(db: AdminDb, { table }: RecordList, id: number): Promise<RecordTimes> {
  const query = db.selectFrom("planned.times").select(["shown_from", "shown_until"]);
  return (await query.where("list", "=", table).where("record_id", "=", id).executeTakeFirst()) ?? alwaysShown;
}

export async function writeTimes(db: AdminDb, { table }: RecordList, id: number, times: RecordTimes): Promise<void> {
  if (times.shown_from === null && times.shown_until === null) {
    await db.deleteFrom("planned.times").where("list", "=", table).where("record_id", "=", id).execute();
  } else {
    const row = { list: table, record_id: id, ...times };
    await db
      .insertInto("planned.times")
      .values(row)
      .onConflict((conflict) => conflict.columns(["list", "record_id"]).doUpdateSet(times))
      .execute();
  }
  await notifyOfTimes(db, table);
}

/** Translations appear and disappear with their record. */
async function notifyOfTimes(db: AdminDb, list: string): Promise<void> {
  await sql`select ${pgNotify(list)}, ${pgNotify("record_translations")}`.execute(db);
}

export async function listPlanned(db: AdminDb, list: RecordList): Promise<(PlannedRow & { name: string })[]> {
  const { rows } = await sql<PlannedRow & { name: string }>`
    select times.*, ${sql.ref(`stored.${list.nameColumn}`)} as name from planned.times
    join ${sql.table(`public.${list.table}`)} as stored on stored.id = record_id where list = ${list.table}`.execute(
    db,
  );
  return rows;
}

/**
 * Reports a list as changed at its records' planned times, to refresh caches.
 * @param onError called if the database is unreachable, in which case the next check catches up
 * @returns a stop function, after the first check
 */
export async function watchPlannedTimes(db: AdminDb, onError: (error: unknown) => void): Promise<() => Promise<void>> {
  let hidden: ReadonlyMap<string, string> | null = null;
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ list: string; hidden: string }>`
      select list, (select string_agg(id::text, ' ' order by id) from planned.hidden_records(list) as id) as hidden
      from unnest(${Object.keys(translatedId)}::text[]) as list`.execute(db);
    const latest = new Map(rows.map((row) => [row.list, row.hidden]));
    for (const [list, ids] of latest) {
      if (hidden && hidden.get(list) !== ids) await notifyOfTimes(db, list);
    }
    hidden = latest;
  };
  let looking = look().catch(onError);
  await looking;
  const timer = setInterval(() => {
    looking = looking.then(look).catch(onError);
  }, plannedTimesGap).unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}
