import { NAME, scanName } from "./columns.ts";
import { type Filter, filterOn, type Operation, scanElement, scanOperation } from "./filters.ts";
import { queryLimits } from "./query-limits.ts";
import { notImplemented, overLimit } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

export interface LogicTree {
  logic: "and" | "or";
  negated: boolean;
  conditions: Condition[];
}

export type Condition = Filter | LogicTree;

export function filtersOf(condition: Condition): Filter[] {
  return "logic" in condition ? condition.conditions.flatMap(filtersOf) : [condition];
}

export function isLogic(name: string): boolean {
  return /^(?:not\.)?(?:and|or)$/.test(name);
}

export function parseLogic(table: ReadableTable, name: string, text: string): LogicTree {
  // PostgREST parses name and value as one text and counts positions from its beginning.
  const scanner = new TextScanner(text, "logic tree", name.length);
  const tree = scanTree(scanner, name, 1);
  if (!scanner.done) throw scanner.unexpected("end of input");
  return checkedTree(table, tree);
}

type UncheckedTree = Omit<LogicTree, "conditions"> & { conditions: (UncheckedTree | UncheckedFilter)[] };
interface UncheckedFilter {
  column: string;
  operation: Operation;
}

function checkedTree(table: ReadableTable, { conditions, ...tree }: UncheckedTree): LogicTree {
  const checked = conditions.map((condition) =>
    "logic" in condition ? checkedTree(table, condition) : filterOn(table, condition.column, condition.operation),
  );
  return { ...tree, conditions: checked };
}

/** @param operator "and" or "or", with "not." before it or not */
function scanTree(scanner: TextScanner, operator: string, depth: number): UncheckedTree {
  if (depth > queryLimits.logicDepth) throw overLimit(`and, or may be nested ${queryLimits.logicDepth} deep.`);
  scanner.skipSpaces();
  if (!scanner.accept("(")) throw scanner.unexpected('"("');
  const conditions: UncheckedTree["conditions"] = [];
  do {
    conditions.push(scanCondition(scanner, depth));
  } while (scanner.accept(","));
  if (!scanner.accept(")")) throw scanner.unexpected('"," or ")"');
  scanner.skipSpaces();
  return { logic: operator.endsWith("and") ? "and" : "or", negated: operator.startsWith("not."), conditions };
}

function scanCondition(scanner: TextScanner, depth: number): UncheckedTree | UncheckedFilter {
  scanner.skipSpaces();
  const operator = scanner.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y);
  if (operator !== undefined) return scanTree(scanner, operator, depth + 1);
  const column = scanName(scanner, `${NAME}, negation operator (not) or logic operator (and, or)`);
  scanner.skipSpaces();
  if (scanner.startsWith("->")) throw notImplemented("Paths into JSON columns are not supported.");
  if (!scanner.accept(".")) throw scanner.unexpected("delimiter (.)");
  return { column, operation: scanOperation(scanner, scanTreeValue) };
}

/** Up to the next comma or parenthesis, unless quoted or in the braces of a Postgres array. */
function scanTreeValue(scanner: TextScanner): string {
  return scanner.match(/\{[^{}]*\}/y) ?? scanElement(scanner);
}
