import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { askRest, type RestQuery } from "./ask-rest.ts";

export type Row<Column extends string = string> = Readonly<Partial<Record<Column, unknown>>>;

/** The first request has no Range header; later ones ask for `count` rows by it. Throws as `askRest` does. */
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
    return { items: rows.map(toItem), total: parseTotal(response.headers.get("content-range"), from, rows.length) };
  };
}

/** The total of "0-499/10000"; null of "0-499/*". A response with no range, or with one that was not requested, has all rows. */
function parseTotal(contentRange: string | null, from: number, rows: number): number | null {
  const [span, total] = contentRange?.split("/") ?? [];
  if (!span || (rows > 0 && Number.parseInt(span, 10) !== from)) return rows;
  return total === "*" ? null : Number(total);
}

/** Empty if the row holds no text. */
export function getText<Column extends string>(row: Row<Column>, column: Column): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}

/** Empty if it can't be a link: a table must put neither a script into one nor what `new URL` refuses. */
export function getWebAddress<Column extends string>(row: Row<Column>, column: Column): string {
  const address = getText(row, column);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}

/** Numbers in our tables; a hosted project may use UUIDs. */
export function getId(row: Row<"id">): string {
  const { id } = row;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}
