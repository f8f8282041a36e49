import { type Kysely, sql, type Transaction } from "kysely";
import { runAsOwner } from "../database/roles.ts";
import type { Tables } from "../database/tables.ts";
import { ExpectedError } from "../lib/expected-error.ts";
import {
  listTables,
  readLines,
  readMigrations,
  type SequenceState,
  type SnapshotSummary,
  sumOf,
  type TableSummary,
} from "./snapshot.ts";

/** A restore that can't be done, in one sentence for the operator. */
export class RestoreError extends ExpectedError {
  override name = "RestoreError";
}

const rowsAtOnce = 500;

/**
 * Replaces the rows of all tables by those of a snapshot and compares each table with its checksum: all in one transaction, so
 * that either everything is restored or nothing.
 * @param linesOf the JSON lines of a table
 * @throws RestoreError when the snapshot is of another version, or a table differs afterwards
 */
export async function loadSnapshot(
  database: Kysely<Tables>,
  summary: SnapshotSummary,
  linesOf: (table: TableSummary) => Promise<string[]>,
): Promise<void> {
  await runAsOwner(database, async (transaction) => {
    await checkMigrations(transaction, summary);
    await checkTables(transaction, summary);
    const names = summary.tables.map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(names)} cascade`.execute(transaction);
    for (const table of summary.tables) {
      const lines = await linesOf(table);
      for (let start = 0; start < lines.length; start += rowsAtOnce) {
        await insertLines(transaction, table, lines.slice(start, start + rowsAtOnce));
      }
      const restored = await readLines(transaction, table.name, table.columns);
      if (restored.length !== table.rows || sumOf(restored) !== table.sha256) {
        throw new RestoreError(`The table ${table.name} differs from the backup after restoring. Nothing was kept.`);
      }
    }
    for (const sequence of summary.sequences) await setSequence(transaction, sequence);
  });
}

async function checkMigrations(transaction: Transaction<Tables>, summary: SnapshotSummary): Promise<void> {
  const known = new Map(await readMigrations(transaction));
  const unknown = summary.migrations.find(([name, checksum]) => known.get(name) !== checksum);
  // The seed may differ between versions: it was applied before the backup was taken.
  if (unknown && !unknown[0].endsWith("seed.sql")) {
    throw new RestoreError(
      `The backup was made by a version of the site that has ${unknown[0]}, which this one lacks or has otherwise. Restore it with that version.`,
    );
  }
}

/** A restore can write every table, so a backup may name only the tables that backups are taken of. */
async function checkTables(transaction: Transaction<Tables>, { tables }: SnapshotSummary): Promise<void> {
  const known = new Set((await listTables(transaction)).map(({ name }) => name));
  const stranger = tables.find(({ name }) => !known.has(name));
  if (stranger) throw new RestoreError(`The backup holds ${stranger.name}, which is no table of the site.`);
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
