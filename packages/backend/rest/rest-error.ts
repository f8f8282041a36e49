import type { Caller } from "../database/database.ts";
import { columnHint } from "./hints.ts";

/** PostgREST's error body and status. https://docs.postgrest.org/en/stable/references/errors.html */
export class RestError extends Error {
  readonly status: number;
  readonly body: { code: string; message: string; details: string | null; hint: string | null };
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    headers: Record<string, string> = {},
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details, hint };
    this.headers = headers;
  }
}

/**
 * A text with a syntax error.
 * @param position counts from 1
 */
export function parseError(what: string, text: string, position: number, details: string): RestError {
  return new RestError(400, "PGRST100", `"failed to parse ${what} (${text})" (line 1, column ${position})`, details);
}

/** A feature of PostgREST that the site does not need. */
export function notImplemented(details: string): RestError {
  return new RestError(400, "PGRST127", "Feature not implemented", details);
}

/** A request over the limits of query-limits.ts. */
export function overLimit(details: string, status = 400): RestError {
  return new RestError(status, "PGRST100", "The request asks for too much", details);
}

/** @param columns the known ones */
export function unknownColumn(table: string, column: string, columns: readonly string[]): RestError {
  const hint = columnHint(table, column, columns);
  return new RestError(400, "42703", `column ${table}.${column} does not exist`, null, {}, hint);
}

/** Postgres's error for a role without rights on a table. */
export function permissionDenied(table: string, role: Caller["role"]): RestError {
  return role === "anon"
    ? new RestError(401, "42501", `permission denied for table ${table}`, null, { "www-authenticate": "Bearer" })
    : new RestError(403, "42501", `permission denied for table ${table}`);
}

export function unavailable(): RestError {
  return new RestError(503, "PGRST001", "The database can't be reached just now. Try again shortly.", null, {
    "retry-after": "2",
  });
}
