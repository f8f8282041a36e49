import { knownColumn } from "./columns.ts";
import { limits } from "./limits.ts";
import { notImplemented, RestError, tooMuch } from "./rest-error.ts";
import type { ReadableTable } from "./tables.ts";
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

/** PostgREST's other operators. */
const OTHERS =
  /^(?:isdistinct|match|imatch|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts)(?:\([^)]*\))?\.|^(?:eq|neq|gte?|lte?|i?like)\((?:any|all)\)\./;

/**
 * One filter parameter, such as `id` and "gte.3" or "not.in.(1,2)".
 * @throws RestError
 */
export function parseFilter(table: ReadableTable, name: string, text: string): Filter {
  if (/^(?:not\.)?(?:and|or)$/.test(name)) throw notImplemented("The logical operators and, or are not supported.");
  if (/\.|->/.test(name)) throw notImplemented("Filters on embedded tables and JSON paths are not supported.");
  if (text.length > limits.queryString) throw tooMuch("A filter is too long.");
  const scanner = new TextScanner(text, "filter");
  const negated = scanner.accept("not.");
  const expression = scanExpression(scanner);
  // The grammar comes first, as in PostgREST: a text that is no filter is told before a column that is none.
  return { column: knownColumn(table, name), negated, ...expression };
}

type Expression = Filter extends infer Each ? (Each extends Filter ? Omit<Each, "column" | "negated"> : never) : never;

function scanExpression(scanner: TextScanner): Expression {
  const start = scanner.position;
  const operator = scanner.match(/[a-z]+(?=\.)/y);
  if (operator !== undefined) {
    scanner.accept(".");
    const rest = scanner.text.slice(scanner.position);
    if (isKey(comparisons, operator)) return { operator, value: bounded(rest) };
    if (isKey(patterns, operator)) return { operator, value: boundedPattern(rest) };
    if (operator === "in") return { operator, values: scanList(scanner) };
    if (operator === "is") return { operator, state: scanState(scanner) };
  }
  scanner.position = start;
  if (OTHERS.test(scanner.text.slice(start))) throw notImplemented("This operator is not supported.");
  throw scanner.unexpected(start === 0 ? '"not" or operator (eq, gt, ...)' : "operator (eq, gt, ...)");
}

function isKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

function bounded(value: string): string {
  if (value.length > limits.value) throw tooMuch(`A filter's value may have ${limits.value} characters.`);
  return value;
}

/** In a pattern "*" stands for "%", so that it needs no escape in an address. */
function boundedPattern(value: string): string {
  const pattern = value.replaceAll("*", "%");
  if (pattern.length > limits.pattern || (pattern.match(/%/g)?.length ?? 0) > limits.wildcards) {
    throw tooMuch(`A pattern may have ${limits.pattern} characters and ${limits.wildcards} wildcards.`);
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(pattern)) {
    throw new RestError(400, "22025", "LIKE pattern must not end with escape character");
  }
  return pattern;
}

/** `(a,"b,c",d)`; "()" is the empty list, which nothing is in. */
function scanList(scanner: TextScanner): string[] {
  scanner.skipSpaces();
  if (!scanner.accept("(")) throw scanner.unexpected('"("');
  const values: string[] = [];
  do {
    if (values.length === limits.listElements) throw tooMuch(`A list may have ${limits.listElements} values.`);
    values.push(bounded(scanElement(scanner)));
  } while (scanner.accept(","));
  if (!scanner.accept(")")) throw scanner.unexpected('"," or ")"');
  scanner.skipSpaces();
  if (!scanner.done) throw scanner.unexpected("end of input");
  return values.length === 1 && values[0] === "" ? [] : values;
}

function scanElement(scanner: TextScanner): string {
  const start = scanner.position;
  const quoted = /"(?:[^"\\]|\\[^])*"(?=[,)]|$)/y;
  quoted.lastIndex = start;
  if (quoted.test(scanner.text)) return scanner.quoted() ?? "";
  return scanner.match(/[^,)]*/y) ?? "";
}

function scanState(scanner: TextScanner): keyof typeof states {
  const word = scanner.text.slice(scanner.position).toLowerCase();
  if (!isKey(states, word)) throw scanner.unexpected("isVal: (null, not_null, true, false, unknown)");
  return word;
}
