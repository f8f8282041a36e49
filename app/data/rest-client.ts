import { PostgrestClient } from "@supabase/postgrest-js";
import type { ReadPart } from "#app/lib/loaded-list.ts";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

/** A row as it comes over the wire; each concern maps it to its own type. */
export type Row<Column extends string = string> = Readonly<Partial<Record<Column, unknown>>>;

/** Milliseconds: a little more than this site's own API takes at most (server/http/http-limits.ts). */
const timeout = 15_000;

/** A client of the data service. It does not retry: a failure is shown at once. */
export function openRestClient(backend: Backend, fetchBy: typeof fetch = fetchOnce): PostgrestClient {
  const options = { headers: publicHeaders(backend), fetch: fetchBy, retry: false, timeout };
  return new PostgrestClient(serviceAddress(backend, "/rest/v1"), options);
}

/** The answer to the early request, or to a new one. */
const fetchOnce: typeof fetch = (input, init) => takeEarlyRead(String(input), init?.signal) ?? fetch(input, init);

type Select = ReturnType<ReturnType<PostgrestClient["from"]>["select"]>;

/**
 * A read of `select`'s rows. The first request of a list has no Range header; a later one has the same address and asks for `count`
 * rows by that header, not by `.range()`, which would write them into the address. Throws what the service reported, or what kept
 * it from answering.
 */
export function readPart<Item>(
  select: (client: PostgrestClient) => Select,
  toItem: (row: Row) => Item,
  count: number,
): ReadPart<Item> {
  return async (backend, from, signal) => {
    let contentRange: string | null = null;
    const client = openRestClient(backend, async (input, init) => {
      const response = await fetchOnce(input, init);
      contentRange = response.headers.get("content-range");
      return response;
    });
    const query = select(client).abortSignal(signal);
    if (from > 0) query.setHeader("Range", `${from}-${from + count - 1}`);
    const { data } = await query.throwOnError();
    const rows = data as readonly Row[];
    return { items: rows.map(toItem), total: totalOf(contentRange, from, rows.length) };
  };
}

/** The total of "0-499/10000"; null of "0-499/*". A service that tells no range, or one that was not asked for, gave everything. */
function totalOf(contentRange: string | null, from: number, rows: number): number | null {
  const [span, total] = contentRange?.split("/") ?? [];
  if (!span || (rows > 0 && Number.parseInt(span, 10) !== from)) return rows;
  return total === "*" ? null : Number(total);
}

/** The text of a column, or an empty string where the row holds none. */
export function textOf<Column extends string>(row: Row<Column>, column: Column): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}

/** An address that may stand in a link, or an empty string: a table must not be able to put a script into one. */
export function webAddressOf<Column extends string>(row: Row<Column>, column: Column): string {
  const address = textOf(row, column);
  return /^https?:\/\//i.test(address) ? address : "";
}

/** The key of a row: tables count with numbers, and a hosted project may use uuids. */
export function idOf(row: Row<"id">): string {
  const { id } = row;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}

/** The answer to the request that early-list.ts sent to this address; undefined the next time. Rejects when `signal` aborts. */
function takeEarlyRead(address: string, signal: AbortSignal | null | undefined): Promise<Response> | undefined {
  const early = globalThis.window?.__larkpost;
  if (signal?.aborted || early?.read?.address !== address) return undefined;
  const { answer } = early.read;
  delete early.read;
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([answer, aborted]);
}
