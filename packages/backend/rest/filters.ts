import { knownColumn } from "./columns.ts";
import { queryLimits } from "./query-limits.ts";
import { notImplemented, RestError, overLimit } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";
import { TextScanner } from "./text-scanner.ts";

export const comparisons = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;
export const patterns = { like: "like", ilike: "ilike" } as const;
export const states = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
} as const;

export type Filter = { column: string; negated: boolean } & (
  | { operator: keyof typeof comparisons | keyof typeof patterns; value: string }
  | { operator: "in"; values: string[] }
  | { operator: "is"; state: keyof typeof states }
);

const OTHERS =
  /^(?:(?:fts|plfts|phfts|wfts)(?:\([^()]*\))?|isdistinct|match|imatch|cs|cd|ov|sl|sr|nxr|nxl|adj)\.|^(?:eq|neq|gte?|lte?|i?like)\((?:any|all)\)\./;

export function parseFilter(table: ReadableTable, name: string, text: string): Filter {
  if (/\.|->/.test(name)) throw notImplemented("Filters on embedded tables and JSON paths are not supported.");
  if (text.length > queryLimits.queryString) throw overLimit("A filter is too long.");
  const scanner = new TextScanner(text, "filter");
  const operation = scanOperation(scanner, scanRest);
  if (!scanner.done) throw scanner.unexpected("end of input");
  // As in PostgREST, a malformed filter is reported before an unknown column.
  return filterOn(table, name, operation);
}

export function filterOn(table: ReadableTable, name: string, operation: Operation): Filter {
  return { column: knownColumn(table, name), ...operation };
}

export type Operation = Filter extends infer Each ? (Each extends Filter ? Omit<Each, "column"> : never) : never;

/** Includes quotes and commas: the filter has its own parameter. */
function scanRest(scanner: TextScanner): string {
  return scanner.match(/[^]*/y) ?? "";
}

export function scanOperation(scanner: TextScanner, scanValue: (scanner: TextScanner) => string): Operation {
  const negated = scanner.accept("not.");
  const start = scanner.position;
  const operator = scanner.match(/[a-z]+(?=\.)/y);
  if (operator !== undefined) {
    scanner.accept(".");
    if (isKey(comparisons, operator)) return { negated, operator, value: bounded(scanValue(scanner)) };
    if (isKey(patterns, operator)) return { negated, operator, value: boundedPattern(scanValue(scanner)) };
    if (operator === "in") return { negated, operator, values: scanList(scanner) };
    if (operator === "is") return { negated, operator, state: scanState(scanner) };
  }
  scanner.position = start;
  if (OTHERS.test(scanner.text.slice(start))) throw notImplemented("This operator is not supported.");
  throw scanner.unexpected(negated ? "operator (eq, gt, ...)" : '"not" or operator (eq, gt, ...)');
}

export const isPattern = ({ operator }: Filter): boolean => isKey(patterns, operator);

function isKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

function bounded(value: string): string {
  if (value.length > queryLimits.value) throw overLimit(`A filter's value may have ${queryLimits.value} characters.`);
  return value;
}

/** "*" means "%", which would have to be escaped in a URL. */
function boundedPattern(value: string): string {
  const pattern = value.replaceAll("*", "%");
  if (pattern.length > queryLimits.pattern || (pattern.match(/%/g)?.length ?? 0) > queryLimits.wildcards) {
    throw overLimit(`A pattern may have ${queryLimits.pattern} characters and ${queryLimits.wildcards} wildcards.`);
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(pattern)) {
    throw new RestError(400, "22025", "LIKE pattern must not end with escape character");
  }
  return pattern;
}

function scanList(scanner: TextScanner): string[] {
  scanner.skipSpaces();
  if (!scanner.accept("(")) throw scanner.unexpected('"("');
  const values: string[] = [];
  do {
    if (values.length === queryLimits.listElements)
      throw overLimit(`A list may have ${queryLimits.listElements} values.`);
    values.push(bounded(scanElement(scanner)));
  } while (scanner.accept(","));
  if (!scanner.accept(")")) throw scanner.unexpected('"," or ")"');
  scanner.skipSpaces();
  return values.length === 1 && values[0] === "" ? [] : values;
}

export function scanElement(scanner: TextScanner): string {
  const start = scanner.position;
  const quoted = /"(?:[^"\\]|\\[^])*"(?=[,)]|$)/y;
  quoted.lastIndex = start;
  if (quoted.test(scanner.text)) return scanner.quoted() ?? "";
  return scanner.match(/[^,)]*/y) ?? "";
}

function scanState(scanner: TextScanner): keyof typeof states {
  const start = scanner.position;
  const word = scanner.match(/[a-z_]*/iy)?.toLowerCase() ?? "";
  if (isKey(states, word)) return word;
  scanner.position = start;
  throw scanner.unexpected("isVal: (null, not_null, true, false, unknown)");
}
