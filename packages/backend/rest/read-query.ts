import { type OrderTerm, parseOrder, parseSelect, type SelectedColumn } from "./columns.ts";
import { parseFilter, patternsIn } from "./filters.ts";
import { queryLimits } from "./query-limits.ts";
import { type Condition, filtersOf, isLogic, parseLogic } from "./logic.ts";
import type { RowFormat } from "./media-type.ts";
import { type Parameter, single } from "./query-string.ts";
import { notImplemented, overLimit } from "./rest-error.ts";
import { type RowRange, rowRange } from "./row-range.ts";
import type { ReadableTable } from "./exposed-tables.ts";

/** A parsed read: equal queries have equal answers. */
export interface ReadQuery {
  table: string;
  columns: SelectedColumn[];
  /** All of them must hold. */
  conditions: Condition[];
  order: OrderTerm[];
  range: RowRange;
  /** Whether the request names no number of rows, so that the answer may end early (`queryLimits.openAnswer`). */
  open: boolean;
  /** Whether the request asks for the total number of matching rows. */
  count: boolean;
  format: RowFormat;
}

const RESERVED = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);

function parseConditions(table: ReadableTable, parameters: readonly Parameter[]): Condition[] {
  const found = parameters.filter(([name]) => !RESERVED.has(name));
  if (found.length > queryLimits.filters) throw overLimit(`A request may have ${queryLimits.filters} filters.`);
  const conditions = found.map(([name, value]) =>
    isLogic(name) ? parseLogic(table, name, value) : parseFilter(table, name, value),
  );
  const filters = conditions.flatMap(filtersOf);
  if (filters.length > queryLimits.filters) throw overLimit(`A request may have ${queryLimits.filters} filters.`);
  if (filters.reduce((sum, filter) => sum + patternsIn(filter), 0) > queryLimits.patterns) {
    throw overLimit(`A request may have ${queryLimits.patterns} patterns, or one text search and no pattern.`);
  }
  return conditions;
}

/**
 * Parses a GET or HEAD on a table.
 * @param rangeHeader undefined for HEAD, which ignores the Range header
 * @throws RestError
 */
export function parseReadQuery(
  table: ReadableTable,
  parameters: readonly Parameter[],
  rangeHeader: string | undefined,
  { count, format }: Pick<ReadQuery, "count" | "format">,
): ReadQuery {
  if (parameters.some(([name]) => /[.](?:order|limit|offset)$/.test(name))) {
    throw notImplemented("Embedding other tables is not supported.");
  }
  const conditions = parseConditions(table, parameters);
  const order = single(parameters, "order");
  const range = rowRange(single(parameters, "limit"), single(parameters, "offset"), rangeHeader);
  return {
    table: table.name,
    columns: parseSelect(table, single(parameters, "select") ?? "*"),
    conditions,
    order: order === undefined ? [] : parseOrder(table, order),
    range: { offset: range.offset, limit: Math.min(range.limit, queryLimits.rows) },
    open: range.limit === Number.POSITIVE_INFINITY,
    count,
    format,
  };
}
