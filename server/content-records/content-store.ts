import { sql } from "kysely";
import type { Db } from "../database/tables.ts";
import { runAsOwner } from "@site/backend";
import type { ContentRow, RecordList } from "./record-lists.ts";

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
}

export interface ContentStore {
  /** By id; empty at the end. Times are text in UTC, to the microsecond. */
  read(list: RecordList, after: number): Promise<ContentRow[]>;
  /** In one transaction. @param rows those with an id first @param dryRun only counts */
  write(list: RecordList, rows: readonly ContentRow[], dryRun: boolean): Promise<ImportCounts>;
}

/** Rows per statement. Case studies have up to 20 KB each. */
const rowsAtOnce = 1_000;

/** By a login that owns the tables. Every caller is trusted: no request of a visitor gets here. */
export function databaseStore(db: Db): ContentStore {
  return {
    async read({ table, columns }, after) {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<{ batch: ContentRow[] }>`
        select coalesce(json_agg(stored order by id), '[]') as batch
        from (select ${names} from ${sql.table(`public.${table}`)} where id > ${after} order by id limit ${rowsAtOnce}) stored`.execute(
        db,
      );
      return rows[0]?.batch ?? [];
    },
    write: ({ importFunction }, rows, dryRun) =>
      runAsOwner(db, async (transaction) => {
        const sum: ImportCounts = { added: 0, changed: 0, unchanged: 0 };
        for (let start = 0; start < rows.length; start += rowsAtOnce) {
          const batch = JSON.stringify(rows.slice(start, start + rowsAtOnce));
          const { rows: counted } = await sql<Record<keyof ImportCounts, string | number>>`
            select added, changed, unchanged from ${sql.id("public", importFunction)}(${batch}::text::jsonb, ${dryRun})`.execute(
            transaction,
          );
          for (const name of ["added", "changed", "unchanged"] as const) sum[name] += Number(counted[0]?.[name]);
        }
        return sum;
      }),
  };
}
