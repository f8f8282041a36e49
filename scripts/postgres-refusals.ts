import { DatabaseStartError, isDatabaseUnavailable, sqlState } from "#server/database/database-error.ts";

/** An error of a Postgres server as a sentence; any other error unchanged. */
export function explainServerError(error: unknown, setting: string): unknown {
  const state = sqlState(error) ?? "";
  // No table, no function, no schema, no role of requests.
  if (["42P01", "42883", "3F000", "22023"].includes(state)) {
    return new DatabaseStartError(`The database of ${setting} has no tables of the site: start the site on it once.`);
  }
  // A wrong login or database has a code of its own class.
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(state)) return error;
  const reason = error instanceof Error && error.message ? ` (${error.message})` : "";
  return new DatabaseStartError(`The Postgres server of ${setting} can't be used${reason}.`, { cause: error });
}
