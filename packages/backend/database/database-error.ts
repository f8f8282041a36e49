import { ExpectedError } from "../lib/expected-error.ts";

export class DatabaseStartError extends ExpectedError {
  override name = "DatabaseStartError";
}

export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** `pg` reports these only by message, without a code. */
const LOST_CONNECTION =
  /connection terminated|connection timeout|timeout expired|timeout exceeded when trying to connect|query read timeout|not queryable|pglite is closed|discarded/i;

/** These get a 503, because a retry may succeed: SQLSTATE classes 08, 53, 57, and codes 25006, 55P03. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const state = sqlState(error);
  if (state !== undefined && !UNREACHABLE.has(state)) {
    return /^(08|53|57)/.test(state) || state === "25006" || state === "55P03" || state === "58030";
  }
  if ("code" in error && typeof error.code === "string" && UNREACHABLE.has(error.code)) return true;
  return LOST_CONNECTION.test(error.message);
}
