import { BodyError, maxBodyBytes, TooManyWaitingError } from "@site/http";
import type { Caller } from "../database/database.ts";
import { isDatabaseUnavailable, sqlState } from "../database/database-error.ts";
import { LimitError } from "../limits/limits.ts";

/** Status and body as in PostgREST: https://docs.postgrest.org/en/stable/references/errors.html */
export class RestError extends Error {
  readonly status: number;
  readonly body: { code: string; message: string; details: string | null; hint: string | null };
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    { headers = {}, hint = null }: { headers?: Record<string, string>; hint?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details, hint };
    this.headers = headers;
  }
}

export function parseError(what: string, text: string, position: number): RestError {
  return new RestError(400, "PGRST100", `"failed to parse ${what} (${text})" (line 1, column ${position})`);
}

export function notImplemented(details: string): RestError {
  return new RestError(400, "PGRST127", "Feature not implemented", details);
}

export function overLimit(details: string, status = 400): RestError {
  return new RestError(status, "PGRST100", "The request asks for too much", details);
}

export function unknownColumn(table: string, column: string): RestError {
  return new RestError(400, "42703", `column ${table}.${column} does not exist`);
}

export function permissionDenied(table: string, role: Caller["role"]): RestError {
  return role === "anon"
    ? new RestError(401, "42501", `permission denied for table ${table}`, null, {
        headers: { "www-authenticate": "Bearer" },
      })
    : new RestError(403, "42501", `permission denied for table ${table}`);
}

/** Covers only errors caused by input, because their messages reveal nothing but that input. */
function findStatus(state: string): number | undefined {
  if (state === "42883") return 404;
  if (state === "23505" || state === "23503") return 409;
  if (/^(?:22|23)/.test(state) || state === "42804" || state === "2201X") return 400;
  return undefined;
}

const bodyErrors: Readonly<Record<BodyError["reason"], (contentType: string) => RestError>> = {
  "too-large": () => new RestError(413, "PGRST102", `A request body may have up to ${maxBodyBytes} bytes`),
  "content-type": (contentType) =>
    new RestError(400, "PGRST102", `Content-Type not acceptable: ${contentType || "none"}`),
  encoding: () => new RestError(415, "PGRST102", "Compressed request bodies are not accepted"),
  syntax: () => new RestError(400, "PGRST102", "Empty or invalid json"),
};

function getText(error: Error, field: "detail" | "hint"): string | null {
  const text: unknown = field in error ? Reflect.get(error, field) : undefined;
  return typeof text === "string" ? text : null;
}

/** The original error stays in Hono's `context.error`, for the log. */
export function toRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof LimitError) {
    const headers = { "retry-after": String(error.retryAfter) };
    return new RestError(429, "too_many_requests", error.message, null, { headers });
  }
  if (error instanceof BodyError) return bodyErrors[error.reason](error.contentType);
  if (error instanceof TooManyWaitingError || isDatabaseUnavailable(error)) return unavailable();
  const state = sqlState(error);
  const status = state === undefined ? undefined : findStatus(state);
  if (state !== undefined && status !== undefined && error instanceof Error) {
    return new RestError(status, state, error.message, getText(error, "detail"), { hint: getText(error, "hint") });
  }
  return new RestError(500, "PGRSTX00", "The request could not be carried out");
}

/** Returns PostgREST's error for an invalid token, or undefined for other errors. */
export function describeInvalidToken(error: unknown): RestError | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  if (typeof error.status !== "number" || error.status < 400 || error.status > 499) return undefined;
  const expired = /expired/i.test(error.message);
  return new RestError(401, expired ? "PGRST303" : "PGRST301", expired ? "JWT expired" : error.message, null, {
    headers: { "www-authenticate": `Bearer error="invalid_token"` },
  });
}

function unavailable(): RestError {
  return new RestError(503, "PGRST001", "The database can't be reached just now. Try again shortly.", null, {
    headers: { "retry-after": "2" },
  });
}
