import type { PostgrestClient } from "@supabase/postgrest-js";
import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { openRestClient } from "./rest-client.ts";

/** A row as it comes over the wire; each concern maps it to its own type. */
export type Row<Column extends string = string> = Readonly<Partial<Record<Column, unknown>>>;

type Select = ReturnType<ReturnType<PostgrestClient["from"]>["select"]>;

interface Rows {
  rows: readonly Row[];
  contentRange: string | null;
}

/**
 * Reads the rows of `select`. The first request of a list has no Range header; a later one has the same address and requests `count` rows by
 * that header, not by `.range()`, which would write the range into the address. Throws what the service reported, or what kept it from
 * answering.
 */
export function readPart<Item>(
  select: (client: PostgrestClient) => Select,
  toItem: (row: Row) => Item,
  count: number,
): ReadPart<Item> {
  return async (from, signal) => {
    const range = from > 0 ? `${from}-${from + count - 1}` : null;
    const { rows, contentRange } = await askForRows(select, range, signal);
    return { items: rows.map(toItem), total: totalOf(contentRange, from, rows.length) };
  };
}

async function askForRows(
  select: (client: PostgrestClient) => Select,
  range: string | null,
  signal: AbortSignal,
): Promise<Rows> {
  let contentRange: string | null = null;
  const client = openRestClient(async (input, init) => {
    const response = await fetch(input, init);
    contentRange = response.headers.get("content-range");
    return response;
  });
  const query = select(client).abortSignal(signal);
  if (range) query.setHeader("Range", range);
  const { data } = await query.throwOnError();
  return { rows: data as readonly Row[], contentRange };
}

/** The total of "0-499/10000"; null of "0-499/*". A response with no range, or with one that was not requested, has all rows. */
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

/** An address that may stand in a link, or an empty string: a table must put neither a script into one nor what `new URL` refuses. */
export function webAddressOf<Column extends string>(row: Row<Column>, column: Column): string {
  const address = textOf(row, column);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}

/** The key of a row: tables number their rows, and a hosted project may use UUIDs. */
export function idOf(row: Row<"id">): string {
  const { id } = row;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}
