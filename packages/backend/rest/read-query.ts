import { type OrderTerm, parseOrder, parseSelect } from "./columns.ts";
import { type Condition, getFilters, isLogic, isPattern, parseFilter, parseLogic } from "./filters.ts";
import { queryLimits } from "./query-limits.ts";
import { type Parameter, single } from "./query-string.ts";
import { notImplemented, overLimit, RestError } from "./rest-error.ts";
import type { ReadableTable } from "./exposed-tables.ts";

export interface ReadQuery {
  table: string;
  columns: string[];
  conditions: Condition[];
  order: OrderTerm[];
  range: RowRange;
  /** True if the request has no row limit. The response may then end early (`queryLimits.openAnswer`). */
  open: boolean;
  count: boolean;
}

const RESERVED = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);

function parseConditions(table: ReadableTable, parameters: readonly Parameter[]): Condition[] {
  const found = parameters.filter(([name]) => !RESERVED.has(name));
  if (found.length > queryLimits.filters) throw overLimit(`A request may have up to ${queryLimits.filters} filters.`);
  const conditions = found.map(([name, value]) =>
    isLogic(name) ? parseLogic(table, name, value) : parseFilter(table, name, value),
  );
  const filters = conditions.flatMap(getFilters);
  if (filters.length > queryLimits.filters) throw overLimit(`A request may have up to ${queryLimits.filters} filters.`);
  if (filters.filter(isPattern).length > queryLimits.patterns)
    throw overLimit(`A request may have up to ${queryLimits.patterns} patterns.`);
  return conditions;
}

/** @param rangeHeader undefined for HEAD, which ignores it */
export function parseReadQuery(
  table: ReadableTable,
  parameters: readonly Parameter[],
  rangeHeader: string | undefined,
  count: boolean,
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
  };
}

/** `limit` may be Infinity. */
interface RowRange {
  offset: number;
  limit: number;
}

function unsatisfiable(details: string): RestError {
  return new RestError(416, "PGRST103", "Requested range not satisfiable", details);
}

/** @returns undefined for other text, which PostgREST ignores */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*-?\d+\s*$/.test(text)) return undefined;
  return Math.max(-1, Math.min(Number(text), Number.MAX_SAFE_INTEGER));
}

/** The header's range is in rows, such as "0-9". */
function rowRange(limit: string | undefined, offset: string | undefined, header: string | undefined): RowRange {
  const first = wholeNumber(offset) ?? 0;
  if (first < 0) throw new RestError(400, "2201X", "OFFSET must not be negative");
  const count = wholeNumber(limit);
  if (count !== undefined && count < 0) throw unsatisfiable("Limit should be greater than or equal to zero.");
  if (count === 0) return { offset: 0, limit: 0 };
  const [, lowerText, upperText] = /^(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  const lower = Number(lowerText ?? 0);
  const upper = upperText ? Number(upperText) : Number.POSITIVE_INFINITY;
  if (lower > upper) {
    throw unsatisfiable("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  const start = Math.max(first, lower);
  const end = Math.min(first + (count ?? Number.POSITIVE_INFINITY), upper + 1);
  if (end <= start) throw unsatisfiable("Limit should be greater than or equal to zero.");
  return { offset: start, limit: end - start };
}

/** As in PostgREST, only requests for a count get 206 for a partial list or 416 for a range past the end. */
export function rangeStatus(
  offset: number,
  rows: number,
  total: number,
  counted: boolean,
): { status: 200 | 206; contentRange: string } {
  if (counted && offset > total) {
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  const span = rows > 0 ? `${offset}-${offset + rows - 1}` : "*";
  return { status: counted && rows < total ? 206 : 200, contentRange: `${span}/${total}` };
}
