import { queryLimits } from "./query-limits.ts";
import { notImplemented, overLimit, parseError, RestError, unknownColumn } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";

export const quoted = String.raw`"(?:[^"\\]|\\[^])*"`;
export const columnName = String.raw`[ \t]*(${quoted}|[\p{L}\p{Nd}_$ ]+(?:-(?!>)[\p{L}\p{Nd}_$ ]+)*)[ \t]*`;
const isQuoted = new RegExp(`^${quoted}$`, "u");

export function unquote(text: string): string {
  return isQuoted.test(text) ? text.slice(1, -1).replace(/\\([^])/g, "$1") : text;
}

/** @param part sticky regular expression for one item @param explain the error for a valid but unsupported item */
export function readList(
  what: string,
  text: string,
  part: RegExp,
  explain: (rest: string) => RestError | undefined = () => undefined,
): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let start = 0; start <= text.length; start = part.lastIndex + 1) {
    part.lastIndex = start;
    const match = part.exec(text);
    if (!match || !/^,?$/.test(text.charAt(part.lastIndex)))
      throw explain(text.slice(start)) ?? parseError(what, text, start + 1);
    found.push(match);
  }
  return found;
}

function explainColumn(rest: string): RestError | undefined {
  if (/^[^,]*->/.test(rest)) return notImplemented("Paths into JSON columns are not supported.");
  if (/^[^,]*::/.test(rest)) return notImplemented("Casts are not supported.");
  if (/^[^,(]*:/.test(rest)) return notImplemented("Aliases are not supported.");
  if (/^(?:[^,(]*!|\s*\.\.\.)/.test(rest)) return notImplemented("Embedding other tables is not supported.");
  return undefined;
}

export function knownColumn(table: ReadableTable, text: string): string {
  const column = unquote(text.trim());
  if (!table.columns.includes(column)) throw unknownColumn(table.name, column);
  return column;
}

const selected = new RegExp(String.raw`[ \t]*\*[ \t]*|${columnName}`, "uy");

/** Empty text selects rows without columns. Duplicate columns are returned once. */
export function parseSelect(table: ReadableTable, text: string): string[] {
  if (text.trim() === "") return [];
  const parts = readList("select parameter", text, selected, (rest) => {
    if (/^(?:[^,]*\.(?:sum|avg|count|max|min)|\s*count)\(\)/.test(rest))
      return new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
    const [, relation] = /^\s*([^,(:!]+?)\s*\(/.exec(rest) ?? [];
    if (relation === undefined) return explainColumn(rest);
    const between = `between '${table.name}' and '${relation}' in the schema`;
    return new RestError(400, "PGRST200", `Could not find a relationship ${between} cache`);
  });
  if (parts.length > queryLimits.columns) throw overLimit(`select may name up to ${queryLimits.columns} columns.`);
  return [...new Set(parts.flatMap(([, column]) => (column ? knownColumn(table, column) : table.columns)))];
}

export interface OrderTerm {
  column: string;
  direction: "asc" | "desc";
  /** By default, Postgres sorts nulls as larger than any value. */
  nulls?: "first" | "last";
}

const ordered = new RegExp(String.raw`${columnName}(?:\.(asc|desc))?(?:\.nulls(first|last))?[ \t]*`, "uy");

export function parseOrder(table: ReadableTable, text: string): OrderTerm[] {
  const terms = readList("order", text, ordered, (rest) =>
    /^[^,]*\(/.test(rest) ? notImplemented("Embedding other tables is not supported.") : explainColumn(rest),
  );
  if (terms.length > queryLimits.orderTerms) throw overLimit(`order may name up to ${queryLimits.orderTerms} columns.`);
  return terms.map(([, column = "", direction, nulls]) => ({
    column: knownColumn(table, column),
    direction: direction === "desc" ? "desc" : "asc",
    ...(nulls && { nulls: nulls === "first" ? "first" : "last" }),
  }));
}
