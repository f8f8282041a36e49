import path from "node:path";
import { sql, type Transaction } from "kysely";
import { ExpectedError, runAsOwner } from "@site/backend";
import type { Db, Tables } from "../database/tables.ts";
import {
  listTables,
  readLines,
  readMigrations,
  readSequences,
  type SequenceState,
  type SnapshotSummary,
  computeChecksum,
  type TableSummary,
} from "./snapshot.ts";

export class RestoreError extends ExpectedError {
  override name = "RestoreError";
}

const rowsAtOnce = 500;

/** Loads all tables or none. @throws RestoreError for another version's snapshot, or a table with a wrong checksum */
export async function loadSnapshot(
  database: Db,
  summary: SnapshotSummary,
  readTable: (table: TableSummary) => Promise<string[]>,
): Promise<void> {
  await runAsOwner(database, async (transaction) => {
    await checkMigrations(transaction, summary);
    await checkNames(transaction, summary);
    const names = summary.tables.map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(names)} cascade`.execute(transaction);
    for (const table of summary.tables) {
      const lines = await readTable(table);
      for (let start = 0; start < lines.length; start += rowsAtOnce) {
        await insertLines(transaction, table, lines.slice(start, start + rowsAtOnce));
      }
      const restored = await readLines(transaction, table.name, table.columns);
      if (restored.length !== table.rows || computeChecksum(restored) !== table.sha256) {
        throw new RestoreError(`The table ${table.name} differs from the backup after restoring. Nothing was kept.`);
      }
    }
    for (const sequence of summary.sequences) await setSequence(transaction, sequence);
  });
}

async function checkMigrations(transaction: Transaction<Tables>, summary: SnapshotSummary): Promise<void> {
  const known = new Map((await readMigrations(transaction)).map(([name, checksum]) => [path.basename(name), checksum]));
  const unknown = summary.migrations.find(
    // A changed seed doesn't matter, because the backup already contains its rows.
    ([name, checksum]) => known.get(path.basename(name)) !== checksum && path.basename(name) !== "seed.sql",
  );
  if (unknown) {
    throw new RestoreError(
      `The backup comes from a version of the site whose migration ${unknown[0]} is missing or different here: restore it with that version.`,
    );
  }
}

/** A restore can write to any table, so a backup may only name tables that backups cover. */
async function checkNames(transaction: Transaction<Tables>, { tables, sequences }: SnapshotSummary): Promise<void> {
  const columnsByTable = new Map((await listTables(transaction)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const known = columnsByTable.get(name);
    if (!known) throw new RestoreError(`The backup contains ${name}, which is not a table of the site.`);
    const column = columns.find((candidate) => !known.includes(candidate));
    if (column !== undefined)
      throw new RestoreError(`The backup contains ${name}.${column}, which is not a column of the site.`);
  }
  const numbered = new Set((await readSequences(transaction)).map(({ name }) => name));
  const sequence = sequences.find(({ name }) => !numbered.has(name));
  if (sequence) throw new RestoreError(`The backup contains ${sequence.name}, which is not a sequence of the site.`);
}

async function insertLines(
  transaction: Transaction<Tables>,
  { name, columns }: TableSummary,
  lines: readonly string[],
): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const records = `[${lines.join(",")}]`;
  await sql`insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${records}::json)`.execute(transaction);
}

async function setSequence(transaction: Transaction<Tables>, { name, start, last }: SequenceState): Promise<void> {
  await sql`select setval(${name}::regclass, ${last ?? start}::bigint, ${last !== null})`.execute(transaction);
}
