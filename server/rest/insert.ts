import { sql } from "kysely";
import { safeParse } from "valibot";
import type { Caller, Database } from "../database/database.ts";
import { scanName } from "./columns.ts";
import { queryLimits } from "./query-limits.ts";
import type { Preferences } from "./preferences.ts";
import { type Parameter, single } from "./query-string.ts";
import { notImplemented, permissionDenied, RestError, overLimit } from "./rest-error.ts";
import { type InsertableTableName, insertableTables } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One object or an array of objects, with equal keys unless `columns` was given, as in PostgREST. */
function rowsOf(json: unknown, namesColumns: boolean): JsonObject[] {
  const rows: unknown[] = Array.isArray(json) ? json : [json];
  if (rows.length > queryLimits.insertRows) throw overLimit(`A request may insert ${queryLimits.insertRows} rows.`);
  const objects = rows.filter(isObject);
  const keys = (row: JsonObject) => JSON.stringify(Object.keys(row).sort());
  const alike = namesColumns || objects.every((row) => keys(row) === keys(objects[0] ?? {}));
  if (objects.length !== rows.length || !alike) {
    throw new RestError(400, "PGRST102", "All object keys must match");
  }
  return objects;
}

/**
 * Parses `columns=`, which the official client adds to arrays with the keys of all rows. A missing key is null, or with
 * `missing=default` the column's default, which is null too in both tables. Other keys are ignored.
 */
function namedColumns(text: string): string[] {
  const scanner = new TextScanner(text, "columns parameter");
  const names: string[] = [];
  do {
    if (names.length === queryLimits.columns) throw overLimit(`columns may name ${queryLimits.columns} columns.`);
    scanner.skipSpaces();
    names.push(scanName(scanner));
    scanner.skipSpaces();
  } while (scanner.accept(","));
  if (!scanner.done) throw scanner.unexpected('"," or end of input');
  return names;
}

function checkColumns(table: InsertableTableName, names: readonly string[], caller: Caller): void {
  const { columns, ownColumns }: { columns: readonly string[]; ownColumns: readonly string[] } =
    insertableTables[table];
  for (const name of names) {
    if (columns.includes(name)) continue;
    if (ownColumns.includes(name)) throw permissionDenied(table, caller.role);
    throw new RestError(
      400,
      "PGRST204",
      `Could not find the '${name.slice(0, 100)}' column of '${table}' in the schema cache`,
    );
  }
}

/**
 * The checked row.
 * @throws RestError the error that the database would give
 */
function checkedRow(table: InsertableTableName, row: JsonObject): Record<string, string | null | undefined> {
  const { schema, columns } = insertableTables[table];
  const result = safeParse(schema, row, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const column = String(issue.path?.[0]?.key ?? columns[0]);
  const value = Object.hasOwn(row, column) ? row[column] : undefined;
  if (value === undefined || value === null) {
    throw new RestError(
      400,
      "23502",
      `null value in column "${column}" of relation "${table}" violates not-null constraint`,
    );
  }
  throw new RestError(
    400,
    "23514",
    `new row for relation "${table}" violates check constraint "${table}_${column}_check"`,
    `${column}: ${issue.message}`,
  );
}

/** Rejects preferences that need more than the right to insert. */
export function checkRights(table: InsertableTableName, caller: Caller, wishes: Preferences): void {
  const needsReading = wishes.return === "representation" || wishes.return === "headers-only";
  if (needsReading || wishes.resolution !== undefined) throw permissionDenied(table, caller.role);
}

/** Rejects preferences that can't be followed, because stored rows can't be taken back. */
function checkPreferences(wishes: Preferences, rows: number): void {
  if (wishes.tx === "rollback") throw notImplemented("Inserting and rolling back is not supported.");
  if (rows > (wishes.maxAffected ?? rows)) {
    const message = "Query result exceeds max-affected preference constraint";
    throw new RestError(400, "PGRST124", message, `The query affects ${rows} rows`);
  }
}

export interface Insertion {
  database: Database;
  caller: Caller;
  table: InsertableTableName;
  parameters: readonly Parameter[];
  preferences: Preferences;
  json: unknown;
  /** The hash of the secret that proves who sent a chat message, stored with the message (server/threads); null without a secret. */
  receipt: string | null;
  /** Counts rows before they are stored; returns a function that takes the count back. Throws over the limit. */
  count: (rows: number) => Promise<() => Promise<void>>;
  /** Whether the sender gets a copy (server/contact-copies); called once the rows are found valid. */
  copied: () => Promise<boolean>;
}

/**
 * Stores messages. They can't be read back, so a request for the stored rows is denied as Postgres denies it.
 * @returns how many rows were stored
 * @throws RestError
 */
export async function insertRows(insertion: Insertion): Promise<number> {
  const { database, caller, table, parameters, preferences, json, receipt, count, copied } = insertion;
  if (single(parameters, "on_conflict") !== undefined) throw notImplemented("Upserts are not supported.");
  const columns = single(parameters, "columns");
  const rows = rowsOf(json, columns !== undefined);
  const names = columns === undefined ? Object.keys(rows[0] ?? {}) : namedColumns(columns);
  checkColumns(table, names, caller);
  checkPreferences(preferences, rows.length);
  const values = rows.map((row) =>
    checkedRow(
      table,
      Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]])),
    ),
  );
  if (values.length === 0) return 0;
  // Names come from the exposed tables and values are parameters: no text of the request becomes SQL.
  const columnNames = insertableTables[table].columns;
  const statement = sql`
    insert into ${sql.table(`public.${table}`)} (${sql.join(columnNames.map((name) => sql.ref(name)))})
    values ${sql.join(values.map((row) => sql`(${sql.join(columnNames.map((name) => row[name] ?? null))})`))}`;
  // Counted before storing, so that parallel requests can't exceed the limit; a rejected message is not counted.
  const takeBack = await count(values.length);
  try {
    const isCopied = await copied();
    await database.asCaller(caller, async (transaction) => {
      // A trigger stores the receipt; a visitor's role can't write to its table.
      if (receipt !== null) await sql`select set_config('larkpost.receipt', ${receipt}, true)`.execute(transaction);
      if (isCopied) await sql`select set_config('larkpost.copy', 'on', true)`.execute(transaction);
      await statement.execute(transaction);
    });
  } catch (error) {
    await takeBack();
    throw error;
  }
  return values.length;
}
