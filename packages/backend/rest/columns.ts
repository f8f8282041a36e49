import { queryLimits } from "./query-limits.ts";
import { notImplemented, RestError, overLimit, unknownColumn } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

export const NAME = "field name (* or [a..z0..9_$])";

export function scanName(scanner: TextScanner, expecting = NAME): string {
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  const name = scanner.match(/[\p{L}\p{Nd}_$ ]+(?:-(?!>)[\p{L}\p{Nd}_$ ]+)*/uy)?.trim();
  if (!name) throw scanner.unexpected(expecting);
  return name;
}

function rejectFurtherGrammar(scanner: TextScanner): void {
  if (scanner.startsWith("->")) throw notImplemented("Paths into JSON columns are not supported.");
  if (scanner.startsWith("::")) throw notImplemented("Casts are not supported.");
  if (scanner.startsWith(":")) throw notImplemented("Aliases are not supported.");
  if (scanner.startsWith("!")) throw notImplemented("Embedding other tables is not supported.");
}

export function knownColumn(table: ReadableTable, name: string): string {
  if (!table.columns.includes(name)) throw unknownColumn(table.name, name);
  return name;
}

/** Empty text selects rows without columns. Duplicate columns are returned once. */
export function parseSelect(table: ReadableTable, text: string): string[] {
  const scanner = new TextScanner(text, "select parameter");
  const columns = new Set<string>();
  scanner.skipSpaces();
  if (scanner.done) return [];
  for (let count = 1; ; count += 1) {
    if (count > queryLimits.columns) throw overLimit(`select may name ${queryLimits.columns} columns.`);
    scanner.skipSpaces();
    if (scanner.accept("*")) for (const column of table.columns) columns.add(column);
    else columns.add(scanColumn(table, scanner));
    scanner.skipSpaces();
    if (scanner.done) return [...columns];
    if (!scanner.accept(",")) throw scanner.unexpected('"," or end of input');
  }
}

function scanColumn(table: ReadableTable, scanner: TextScanner): string {
  if (scanner.startsWith("...")) throw notImplemented("Embedding other tables is not supported.");
  const name = scanName(scanner);
  rejectFurtherGrammar(scanner);
  if (
    /^\.(?:sum|avg|count|max|min)\(\)/.test(scanner.text.slice(scanner.position)) ||
    (name === "count" && scanner.startsWith("()"))
  ) {
    throw new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  if (scanner.startsWith("(")) {
    throw new RestError(
      400,
      "PGRST200",
      `Could not find a relationship between '${table.name}' and '${name}' in the schema cache`,
      `Searched for a foreign key relationship between '${table.name}' and '${name}' in the schema 'public', but no matches were found.`,
    );
  }
  return knownColumn(table, name);
}

export interface OrderTerm {
  column: string;
  direction: "asc" | "desc";
  /** Postgres's default: nulls are larger than any value. */
  nulls?: "first" | "last";
}

export function parseOrder(table: ReadableTable, text: string): OrderTerm[] {
  const scanner = new TextScanner(text, "order");
  const terms: OrderTerm[] = [];
  for (;;) {
    if (terms.length === queryLimits.orderTerms) throw overLimit(`order may name ${queryLimits.orderTerms} columns.`);
    scanner.skipSpaces();
    const name = scanName(scanner);
    rejectFurtherGrammar(scanner);
    if (scanner.startsWith("(")) throw notImplemented("Embedding other tables is not supported.");
    terms.push(scanTerm(knownColumn(table, name), scanner));
    scanner.skipSpaces();
    if (scanner.done) return terms;
    if (!scanner.accept(",")) throw scanner.unexpected('delimiter (.), "," or end of input');
  }
}

function scanTerm(column: string, scanner: TextScanner): OrderTerm {
  const term: OrderTerm = { column, direction: "asc" };
  const direction = scanner.match(/\.(?:asc|desc)(?![\p{L}\p{Nd}_])/uy);
  if (direction === ".desc") term.direction = "desc";
  const nulls = scanner.match(/\.nulls(?:first|last)(?![\p{L}\p{Nd}_])/uy);
  if (nulls !== undefined) term.nulls = nulls === ".nullsfirst" ? "first" : "last";
  if (scanner.accept(".")) {
    throw scanner.unexpected(direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"');
  }
  return term;
}
