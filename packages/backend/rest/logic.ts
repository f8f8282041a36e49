import { NAME, scanName } from "./columns.ts";
import { type Filter, filterOn, type Operation, scanElement, scanOperation } from "./filters.ts";
import { notImplemented } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

export interface LogicGroup {
  logic: "and" | "or";
  negated: boolean;
  filters: Filter[];
}

export type Condition = Filter | LogicGroup;

export function getFilters(condition: Condition): Filter[] {
  return "logic" in condition ? condition.filters : [condition];
}

export function isLogic(name: string): boolean {
  return /^(?:not\.)?(?:and|or)$/.test(name);
}

/** @param name "and" or "or", optionally prefixed with "not." */
export function parseLogic(table: ReadableTable, name: string, text: string): LogicGroup {
  // PostgREST parses name and value as one text and counts positions from its start.
  const scanner = new TextScanner(text, "logic tree", name.length);
  scanner.skipSpaces();
  if (!scanner.accept("(")) throw scanner.unexpected('"("');
  const found: { column: string; operation: Operation }[] = [];
  do {
    found.push(scanCondition(scanner));
  } while (scanner.accept(","));
  if (!scanner.accept(")")) throw scanner.unexpected('"," or ")"');
  scanner.skipSpaces();
  if (!scanner.done) throw scanner.unexpected("end of input");
  // As in PostgREST, a malformed tree is reported before an unknown column.
  const filters = found.map(({ column, operation }) => filterOn(table, column, operation));
  return { logic: name.endsWith("and") ? "and" : "or", negated: name.startsWith("not."), filters };
}

function scanCondition(scanner: TextScanner): { column: string; operation: Operation } {
  scanner.skipSpaces();
  if (scanner.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y) !== undefined)
    throw notImplemented("and, or within one another are not supported.");
  const column = scanName(scanner, `${NAME}, negation operator (not) or logic operator (and, or)`);
  scanner.skipSpaces();
  if (scanner.startsWith("->")) throw notImplemented("Paths into JSON columns are not supported.");
  if (!scanner.accept(".")) throw scanner.unexpected("delimiter (.)");
  return { column, operation: scanOperation(scanner, scanElement) };
}
