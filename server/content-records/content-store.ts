import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { runAsOwner } from "@site/backend";
import type { ContentRow, RecordList } from "./record-lists.ts";

/** What an import did, or would do. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Where the lists are kept. */
export interface ContentStore {
  /** The next rows by id after `after`, or none at the end. Times are text in UTC, to the microsecond. */
  read(list: RecordList, after: number): Promise<ContentRow[]>;
  /**
   * Imports all rows in one transaction, or only counts.
   * @param rows those with an id first
   */
  write(list: RecordList, rows: readonly ContentRow[], dryRun: boolean): Promise<ImportCounts>;
}

/** Rows of a statement. Case studies have up to 20 KB each. */
const rowsAtOnce = 1_000;

/** The rows as JSON arrays, one for each statement. */
export function batchesOf(rows: readonly ContentRow[]): string[] {
  const batches: string[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    batches.push(JSON.stringify(rows.slice(start, start + rowsAtOnce)));
  }
  return batches;
}

/** The next rows as a JSON array, as the database writes it. */
export async function readBatch(db: Kysely<Tables>, { table, columns }: RecordList, after: number): Promise<string> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<{ batch: string }>`
    select coalesce(json_agg(stored order by id), '[]')::text as batch
    from (select ${names} from ${sql.table(`public.${table}`)} where id > ${after} order by id limit ${rowsAtOnce}) stored`.execute(
    db,
  );
  return rows[0]?.batch ?? "[]";
}

/** Imports the batches in one transaction as the owner of the tables. Every caller is trusted: no request of a visitor gets here. */
export function writeBatches(
  db: Kysely<Tables>,
  { importFunction }: RecordList,
  batches: readonly string[],
  dryRun: boolean,
): Promise<ImportCounts> {
  return runAsOwner(db, async (transaction) => {
    const sum: ImportCounts = { added: 0, changed: 0, unchanged: 0 };
    for (const batch of batches) {
      const { rows } = await sql<Record<keyof ImportCounts, string | number>>`
        select added, changed, unchanged from ${sql.id("public", importFunction)}(${batch}::text::jsonb, ${dryRun})`.execute(
        transaction,
      );
      for (const name of ["added", "changed", "unchanged"] as const) sum[name] += Number(rows[0]?.[name]);
    }
    return sum;
  });
}

/** A database that this process has open, by a login that owns the tables. */
export function databaseStore(db: Kysely<Tables>): ContentStore {
  return {
    read: async (list, after) => JSON.parse(await readBatch(db, list, after)),
    write: (list, rows, dryRun) => writeBatches(db, list, batchesOf(rows), dryRun),
  };
}
