import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sql, type Transaction } from "kysely";
import type { Db, Tables } from "../database/tables.ts";

const gzipped = promisify(gzip);

export interface TableSummary {
  name: string;
  columns: string[];
  rows: number;
  /** Hash of the rows as JSON lines sorted by bytes. */
  sha256: string;
}

export interface SequenceState {
  name: string;
  start: string;
  last: string | null;
}

export interface SnapshotSummary {
  tables: TableSummary[];
  sequences: SequenceState[];
  migrations: [name: string, checksum: string][];
}

export interface Snapshot extends SnapshotSummary {
  contents: Buffer[];
}

/** Excludes unlogged tables, such as request counters, because a crash may empty them. */
const schemas = ["public", "auth", "auth_private", "notifications", "threads", "admin", "subscribers", "planned"];
const rowsAtOnce = 1_000;

/** Kept in memory, because streaming the transaction to a slow reader would block the embedded database. */
export function takeSnapshot(database: Db): Promise<Snapshot> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const snapshot: Snapshot = {
        tables: [],
        sequences: await readSequences(transaction),
        migrations: await readMigrations(transaction),
        contents: [],
      };
      for (const { name, columns } of await listTables(transaction)) {
        const lines = await readLines(transaction, name, columns);
        snapshot.tables.push({ name, columns, rows: lines.length, sha256: computeChecksum(lines) });
        snapshot.contents.push(await gzipped(lines.join("\n")));
      }
      return snapshot;
    });
}

/** Lists stored columns, not computed ones. Parent tables come before their children. */
export async function listTables(transaction: Transaction<Tables>): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[]; parents: string[] }>`
    select format('%s.%s', nspname, relname) as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select format('%s.%s', parent_schema.nspname, parent.relname) from pg_constraint
        join pg_class parent on parent.oid = confrelid
        join pg_namespace parent_schema on parent_schema.oid = parent.relnamespace
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as parents
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname = any(${schemas})
    order by 1`.execute(transaction);
  const ordered = new Map<string, string[]>();
  while (ordered.size < rows.length) {
    const ready = rows.filter(
      ({ name, parents }) => !ordered.has(name) && parents.every((parent) => ordered.has(parent)),
    );
    if (ready.length === 0)
      throw new Error("The tables refer to each other in a circle, so no order can restore them.");
    for (const { name, columns } of ready) ordered.set(name, columns);
  }
  return [...ordered].map(([name, columns]) => ({ name, columns }));
}

/** The JSON is not parsed, so numbers keep every digit. */
export async function readLines(
  transaction: Transaction<Tables>,
  table: string,
  columns: readonly string[],
): Promise<string[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup_rows no scroll cursor for
    select line from (select row_to_json(stored)::text as line from (select ${list} from ${sql.table(table)}) stored) lines
    order by line collate "C"`.execute(transaction);
  const lines: string[] = [];
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(transaction);
    for (const { line } of rows) lines.push(line);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(transaction);
  return lines;
}

export function computeChecksum(lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line).update("\n");
  return hash.digest("hex");
}

export async function readSequences(transaction: Transaction<Tables>): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select format('%s.%s', schemaname, sequencename) as name, start_value::text as start, last_value::text as last
    from pg_sequences where schemaname = any(${schemas}) order by 1`.execute(transaction);
  return rows;
}

export async function readMigrations(transaction: Transaction<Tables>): Promise<[string, string][]> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from larkpost.migrations order by name`.execute(transaction);
  return rows.map(({ name, checksum }) => [name, checksum]);
}
