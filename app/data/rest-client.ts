import { PostgrestClient } from "@supabase/postgrest-js";
import { takeEarlyRead } from "#app/lib/early-read.ts";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

/** A row as it comes over the wire; each concern maps it to its own type. */
export type Row = Readonly<Record<string, unknown>>;

/** Milliseconds until no answer is a failure: a little more than this site's own API takes at most (server/http/limits.ts). */
const timeout = 15_000;

/** A client of the data service. A read is tried once: its failure is shown, not waited for. */
export function openRestClient(backend: Backend): PostgrestClient {
  const options = { headers: publicHeaders(backend), fetch: fetchOnce, retry: false, timeout };
  return new PostgrestClient(serviceAddress(backend, "/rest/v1"), options);
}

/** The answer that is under way already, or a request of its own. */
const fetchOnce: typeof fetch = (input, init) => takeEarlyRead(String(input), init?.signal) ?? fetch(input, init);

/** The text of a column, or an empty string where the row holds none. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}

/** An address that may stand in a link, or an empty string: a table must not be able to put a script into one. */
export function webAddressOf(row: Row, column: string): string {
  const address = textOf(row, column);
  return /^https?:\/\//i.test(address) ? address : "";
}

/** The key of a row: tables count with numbers, and a hosted project may use uuids. */
export function idOf(row: Row): string {
  const { id } = row;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}
