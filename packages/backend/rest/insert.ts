import { safeParse } from "valibot";
import type { Caller, Database } from "../database/database.ts";
import { scanName } from "./columns.ts";
import { queryLimits } from "./query-limits.ts";
import type { Preferences } from "./request-headers.ts";
import { type Parameter, single } from "./query-string.ts";
import { notImplemented, permissionDenied, RestError, overLimit } from "./rest-error.ts";
import type { InsertableTable, InsertionWork, Row } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

export type NamedTable = InsertableTable & { name: string };

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** As in PostgREST, with equal keys unless `columns` was given. */
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
 * The official client adds `columns=` to arrays. Missing keys are null or, by `missing=default`, the default;
 * other keys are ignored.
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

function checkColumns(
  { name: table, columns, ownColumns }: NamedTable,
  names: readonly string[],
  caller: Caller,
): void {
  for (const name of names) {
    if (columns.includes(name)) continue;
    if (ownColumns.includes(name)) throw permissionDenied(table, caller.role);
    const message = `Could not find the '${name.slice(0, 100)}' column of '${table}' in the schema cache`;
    throw new RestError(400, "PGRST204", message);
  }
}

function checkedRow({ name: table, schema, columns }: NamedTable, row: JsonObject): Row {
  const result = safeParse(schema, row, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const column = String(issue.path?.[0]?.key ?? columns[0]);
  const value = Object.hasOwn(row, column) ? row[column] : undefined;
  if (value === undefined || value === null) {
    const message = `null value in column "${column}" of relation "${table}" violates not-null constraint`;
    throw new RestError(400, "23502", message);
  }
  const message = `new row for relation "${table}" violates check constraint "${table}_${column}_check"`;
  throw new RestError(400, "23514", message, `${column}: ${issue.message}`);
}

export function checkRights(table: string, caller: Caller, wishes: Preferences): void {
  const needsReading = wishes.return === "representation" || wishes.return === "headers-only";
  if (needsReading || wishes.resolution !== undefined) throw permissionDenied(table, caller.role);
}

/** Some preferences can't be followed, because stored rows can't be taken back. */
function checkPreferences(wishes: Preferences, rows: number): void {
  if (wishes.tx === "rollback") throw notImplemented("Inserting and rolling back is not supported.");
  if (rows > (wishes.maxAffected ?? rows)) {
    const message = "Query result exceeds max-affected preference constraint";
    throw new RestError(400, "PGRST124", message, `The query affects ${rows} rows`);
  }
}

export interface InsertRequest {
  database: Database;
  caller: Caller;
  table: NamedTable;
  parameters: readonly Parameter[];
  preferences: Preferences;
  json: unknown;
  prepare: (rows: readonly Row[]) => Promise<InsertionWork>;
}

/** The rows can't be read back, so a request for them is denied as Postgres denies it. @returns how many were stored */
export async function insertRows(insertion: InsertRequest): Promise<number> {
  const { database, caller, table, parameters, preferences, json, prepare } = insertion;
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
  const work = await prepare(values);
  try {
    await database.as(caller, async (transaction, insert) => {
      const ids = await insert({ table: table.name, columns: table.columns, rows: values });
      await work.after?.(transaction, ids);
    });
  } catch (error) {
    await work.undo?.();
    throw error;
  }
  return values.length;
}
