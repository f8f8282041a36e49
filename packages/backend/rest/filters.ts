import { columnName, knownColumn, quoted, readList, unquote } from "./columns.ts";
import { queryLimits } from "./query-limits.ts";
import { notImplemented, overLimit, parseError, RestError } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";

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

type Operation = Filter extends infer Each ? (Each extends Filter ? Omit<Each, "column"> : never) : never;

export interface LogicGroup {
  logic: "and" | "or";
  negated: boolean;
  filters: Filter[];
}

export type Condition = Filter | LogicGroup;

export function getFilters(condition: Condition): Filter[] {
  return "logic" in condition ? condition.filters : [condition];
}

export function isLogic(parameter: string): boolean {
  return /^(?:not\.)?(?:and|or)$/.test(parameter);
}

const otherOperators =
  /(?:^|\.)(?:(?:(?:fts|plfts|phfts|wfts)(?:\([^()]*\))?|isdistinct|match|imatch|cs|cd|ov|sl|sr|nxr|nxl|adj)|(?:eq|neq|gte?|lte?|i?like)\((?:any|all)\))\./;

/** The alternatives are mutually exclusive, so matching never takes exponential time. */
const element = String.raw`(?:${quoted}(?=[,)]|$)|(?!${quoted}(?:[,)]|$))[^,)]*)`;
const list = String.raw`[ \t]*\(${element}(?:,${element})*\)[ \t]*`;
const listElement = new RegExp(element, "uy");
const listedFilter = new RegExp(
  String.raw`${columnName}\.((?:not\.)?(?:in\.${list}|(?!in\.)[a-z]+\.${element}))`,
  "uy",
);

export function parseFilter(table: ReadableTable, column: string, text: string): Filter {
  if (/\.|->/.test(column)) throw notImplemented("Filters on embedded tables and JSON paths are not supported.");
  // As in PostgREST, a malformed filter is reported before an unknown column, and its value keeps quotes and commas.
  const operation = parseOperation(text, (value) => value);
  return { column: knownColumn(table, column), ...operation };
}

/** @param logic "and" or "or", optionally prefixed with "not." */
export function parseLogic(table: ReadableTable, logic: string, text: string): LogicGroup {
  const [, inner] = /^[ \t]*\(([^]*)\)[ \t]*$/.exec(text) ?? [];
  if (inner === undefined) throw parseError("logic tree", text, 1);
  const found = readList("logic tree", inner, listedFilter, explainListed).map(([, column = "", operation = ""]) => ({
    column,
    ...parseOperation(operation, unquote),
  }));
  const filters = found.map((filter) => ({ ...filter, column: knownColumn(table, filter.column) }));
  return { logic: logic.endsWith("and") ? "and" : "or", negated: logic.startsWith("not."), filters };
}

function explainListed(rest: string): RestError | undefined {
  if (/^[ \t]*(?:not\.)?(?:and|or)[ \t]*\(/.test(rest))
    return notImplemented("and, or within one another are not supported.");
  if (/^[^.,]*->/.test(rest)) return notImplemented("Paths into JSON columns are not supported.");
  return otherOperators.test(rest) ? notImplemented("This operator is not supported.") : undefined;
}

function parseOperation(text: string, toValue: (text: string) => string): Operation {
  const [, not, operator = "", rest = ""] = /^(not\.)?([a-z]+)\.([^]*)$/.exec(text) ?? [];
  const negated = not !== undefined;
  if (isKey(comparisons, operator)) return { negated, operator, value: bounded(toValue(rest)) };
  if (isKey(patterns, operator)) return { negated, operator, value: boundedPattern(toValue(rest)) };
  if (operator === "in") return { negated, operator, values: parseValues(rest) };
  const state = rest.toLowerCase();
  if (operator === "is" && isKey(states, state)) return { negated, operator, state };
  throw otherOperators.test(text) ? notImplemented("This operator is not supported.") : parseError("filter", text, 1);
}

export const isPattern = ({ operator }: Filter): boolean => isKey(patterns, operator);

function isKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

function bounded(value: string): string {
  if (value.length > queryLimits.value) throw overLimit(`A value may have up to ${queryLimits.value} characters.`);
  return value;
}

/** Clients may write "*" for "%", which has to be escaped in URLs. */
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

function parseValues(text: string): string[] {
  const [, inner] = /^[ \t]*\(([^]*)\)[ \t]*$/.exec(text) ?? [];
  if (inner === undefined) throw parseError("filter", text, 1);
  const values = readList("filter", inner, listElement).map(([value]) => bounded(unquote(value)));
  if (values.length > queryLimits.listElements) throw overLimit(`A list may have ${queryLimits.listElements} values.`);
  return values.length === 1 && values[0] === "" ? [] : values;
}
