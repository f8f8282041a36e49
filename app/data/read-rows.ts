import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { askRest, type RestQuery } from "./ask-rest.ts";

/** A row as it comes over the wire; each concern maps it to its own type. */
export type Row<Column extends string = string> = Readonly<Partial<Record<Column, unknown>>>;

/**
 * Reads the rows of a table. The first request of a list has no Range header; a later one has the same address and requests `count` rows by
 * that header. Throws as `askRest` does.
 */
export function readPart<Item>(
  table: string,
  query: RestQuery,
  toItem: (row: Row) => Item,
  count: number,
): ReadPart<Item> {
  return async (from, signal) => {
    const headers: HeadersInit = from > 0 ? { Range: `${from}-${from + count - 1}` } : {};
    const response = await askRest(table, [["select", "*"], ...query], { headers, signal });
    const rows: readonly Row[] = await response.json();
    return { items: rows.map(toItem), total: totalOf(response.headers.get("content-range"), from, rows.length) };
  };
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
