import { safeParse } from "valibot";
import type { Caller, Database } from "../database/database.ts";
import type { Preferences } from "./request-headers.ts";
import { type Parameter, single } from "./query-string.ts";
import { notImplemented, permissionDenied, RestError } from "./rest-error.ts";
import type { InsertableTable, InsertionWork, Row } from "./exposed-tables.ts";

export type NamedTable = InsertableTable & { name: string };

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The official client sends a row as an object, or as an array with a redundant `columns=`. */
function toRow(json: unknown): JsonObject {
  const rows: unknown[] = Array.isArray(json) ? json : [json];
  if (rows.length > 1) throw notImplemented("Inserting several rows is not supported.");
  const [row] = rows;
  if (!isObject(row)) throw new RestError(400, "PGRST102", "All object keys must match");
  return row;
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
  const needsReading = ["representation", "headers-only"].includes(wishes.get("return") ?? "");
  if (needsReading || wishes.has("resolution")) throw permissionDenied(table, caller.role);
}

export interface InsertRequest {
  database: Database;
  caller: Caller;
  table: NamedTable;
  parameters: readonly Parameter[];
  preferences: Preferences;
  json: unknown;
  prepare: (row: Row) => Promise<InsertionWork>;
}

/** Rows can't be read back. A request for one gets Postgres's permission error. */
export async function insertRow(insertion: InsertRequest): Promise<void> {
  const { database, caller, table, parameters, preferences, json, prepare } = insertion;
  if (single(parameters, "on_conflict") !== undefined) throw notImplemented("Upserts are not supported.");
  if (preferences.get("tx") === "rollback") throw notImplemented("Inserting and rolling back is not supported.");
  const given = toRow(json);
  checkColumns(table, Object.keys(given), caller);
  const row = checkedRow(table, given);
  const work = await prepare(row);
  try {
    await database.as(caller, async (transaction, insert) => {
      const id = await insert({ table: table.name, columns: table.columns, row });
      await work.after?.(transaction, id);
    });
  } catch (error) {
    await work.undo?.();
    throw error;
  }
}
