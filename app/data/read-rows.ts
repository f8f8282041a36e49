import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { translationLanguage } from "#app/browser/language-parameter.ts";
import type { ListTable } from "#schemas/readable-tables.ts";
import { translatedId } from "#shared/list-records.ts";
import { askRest, type RestQuery } from "./ask-rest.ts";
import { countHeader } from "./backend.ts";

export type Row<Column extends string = string> = Readonly<Partial<Record<Column, unknown>>>;

/**
 * The first request has no Range header. Later requests use the header to get `count` rows.
 * @throws like `askRest`
 */
export function readPart<Item>(
  table: ListTable,
  query: RestQuery,
  toItem: (row: Row) => Item,
  count: number,
): ReadPart<Item> {
  return async (from) => {
    const headers: HeadersInit = from > 0 ? { Range: `${from}-${from + count - 1}` } : countHeader();
    const response = await askRest(table, [["select", "*"], ...query], { headers });
    const rows = await addTranslations(table, await response.json());
    return { items: rows.map(toItem), total: parseTotal(response.headers.get("content-range"), from, rows.length) };
  };
}

/** Adds `translations`, as the server does. If reading them fails, records stay in English. */
async function addTranslations(table: ListTable, rows: readonly Row[]): Promise<readonly Row[]> {
  if (translationLanguage === "" || rows.length === 0) return rows;
  const ids = rows.map(getId);
  const numbers = ids.map(Number);
  const isFew = ids.length <= maxNamed;
  const column = translatedId[table];
  const filters: RestQuery = isFew
    ? [[column, `in.(${ids.join(",")})`]]
    : [
        [column, `gte.${Math.min(...numbers)}`],
        [column, `lte.${Math.max(...numbers)}`],
      ];
  const translations = await readTranslations(table, filters).catch((error: unknown) => {
    console.error(error);
    return new Map<string, unknown>();
  });
  return rows.map((row) => ({ ...row, translations: { [translationLanguage]: translations.get(getId(row)) } }));
}

/** Ids per filter. Longer lists are refused (packages/backend/rest/query-limits.ts). */
const maxNamed = 100;

/** Translations into the page's language, keyed by record id. */
async function readTranslations(table: ListTable, filters: RestQuery): Promise<ReadonlyMap<string, unknown>> {
  const column = translatedId[table];
  const found = new Map<string, unknown>();
  for (;;) {
    const response = await askRest("record_translations", [
      ["select", `${column},texts`],
      ["language", `eq.${translationLanguage}`],
      ["order", column],
      ["offset", String(found.size)],
      ...filters,
    ]);
    const rows: readonly Row[] = await response.json();
    for (const row of rows) found.set(String(row[column]), row.texts);
    const total = parseTotal(response.headers.get("content-range"), found.size - rows.length, rows.length);
    if (rows.length === 0 || found.size >= (total ?? Infinity)) return found;
  }
}

export function translateRow<Column extends string>(row: Row<Column>): { row: Row<Column>; isTranslated: boolean } {
  const { translations = {} } = row as { translations?: Readonly<Record<string, object | undefined>> };
  const texts = translations[translationLanguage];
  return { row: { ...row, ...texts }, isTranslated: translationLanguage === "" || texts !== undefined };
}

/** Total in a Content-Range such as "0-499/10000"; null for "0-499/*". Without the requested range, the response has all rows. */
function parseTotal(contentRange: string | null, from: number, rows: number): number | null {
  const [span, total] = contentRange?.split("/") ?? [];
  if (!span || (rows > 0 && Number.parseInt(span, 10) !== from)) return rows;
  return total === "*" ? null : Number(total);
}

export function getText<Column extends string>(row: Row<Column>, column: Column): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}

/** Empty if the value is not a valid web address, so that a table can't inject scripts or break `new URL`. */
export function getWebAddress<Column extends string>(row: Row<Column>, column: Column): string {
  const address = getText(row, column);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}

/** Our tables use numbers, but a hosted project may use UUIDs. */
export function getId(row: Row<"id">): string {
  const { id } = row;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}
