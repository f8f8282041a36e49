import { knownColumn, rejectFurtherGrammar, scanName } from "./columns.ts";
import { queryLimits } from "./query-limits.ts";
import { notImplemented, overLimit } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

export interface OrderTerm {
  column: string;
  direction: "asc" | "desc";
  /** Postgres's default: nulls are larger than any value. */
  nulls?: "first" | "last";
}

/**
 * Parses `order=`: columns, each with an optional .asc or .desc and an optional .nullsfirst or .nullslast.
 * @throws RestError
 */
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
