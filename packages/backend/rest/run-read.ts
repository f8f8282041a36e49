import { type RawBuilder, sql } from "kysely";
import type { Caller, Database } from "../database/database.ts";
import { type Condition, comparisons, type Filter, getFilters, isPattern, patterns, states } from "./filters.ts";
import { queryLimits } from "./query-limits.ts";
import type { OrderTerm } from "./columns.ts";
import type { ReadQuery } from "./read-query.ts";

/** Postgres formats `text` as it does for PostgREST. `total` counts all rows that match the filters. */
export interface ReadResult {
  text: string;
  rows: number;
  total: number;
}

/** Names come from the readable tables and values are parameters, so no request text becomes SQL. */
function test(filter: Filter): RawBuilder<unknown> {
  const column = sql.ref(filter.column);
  if (filter.operator === "in") {
    return filter.values.length === 0 ? sql`false` : sql`${column} in (${sql.join(filter.values)})`;
  }
  if (filter.operator === "is") return sql`${column} is ${sql.raw(states[filter.state])}`;
  if (filter.operator === "like" || filter.operator === "ilike") {
    return sql`${column} ${sql.raw(patterns[filter.operator])} ${filter.value}`;
  }
  return sql`${column} ${sql.raw(comparisons[filter.operator])} ${filter.value}`;
}

function isTrue(condition: Condition): RawBuilder<unknown> {
  const positive =
    "logic" in condition
      ? sql.join(condition.filters.map(isTrue), condition.logic === "and" ? sql` and ` : sql` or `)
      : test(condition);
  return condition.negated ? sql`(not (${positive}))` : sql`(${positive})`;
}

function orderBy({ column, direction, nulls }: OrderTerm): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${sql.raw(direction)}${sql.raw(nulls ? ` nulls ${nulls}` : "")}`;
}

/** The order ends with `id`, so pages of a list neither overlap nor have gaps. */
function stableOrder({ order }: ReadQuery): readonly OrderTerm[] {
  return order.some(({ column }) => column === "id") ? order : [...order, { column: "id", direction: "asc" }];
}

function isSearch({ conditions }: ReadQuery): boolean {
  return conditions.flatMap(getFilters).some(isPattern);
}

/** `json_agg` escapes line breaks within a row. */
const betweenRows = ", \n ";

function shortened({ text, rows, total }: ReadResult): ReadResult {
  const first = text.indexOf(betweenRows);
  if (text.length <= queryLimits.openAnswer || first === -1) return { text, rows, total };
  const wholeRows = text.slice(0, Math.max(first, text.lastIndexOf(betweenRows, queryLimits.openAnswer)));
  return { text: `${wholeRows}]`, rows: wholeRows.split(betweenRows).length, total };
}

export function runRead(database: Database, caller: Caller, query: ReadQuery): Promise<ReadResult> {
  const table = sql.table(`public.${query.table}`);
  const order = sql` order by ${sql.join(stableOrder(query).map(orderBy))}`;
  const { offset, limit } = query.range;
  const columns = query.columns.length > 0 ? sql.join(query.columns.map((column) => sql.ref(column))) : sql``;
  const conditions = sql.join(query.conditions.map(isTrue), sql` and `);
  const all = query.conditions.length > 0 ? sql` where ${conditions}` : sql``;
  // Searches the texts only once, for both the rows and their count.
  const matching = isSearch(query) ? sql`with matching as materialized (select id from ${table}${all}) ` : null;
  const where = matching ? sql` where id in (select id from matching)` : all;
  const counted = matching ? sql`(select count(*) from matching)` : sql`(select count(*) from ${table}${where})`;
  // Counts all rows only if this page may not be the last.
  const statement = sql<{ text: string; rows: number; total: number }>`
    ${matching ?? sql``}select coalesce(json_agg(found_rows), '[]'::json)::text as text, count(*) as rows,
      case when count(*) < ${limit}::bigint and (count(*) > 0 or ${offset}::bigint = 0) then ${offset}::bigint + count(*)
        else ${counted} end as total
    from (select ${columns} from ${table}${where}${order} limit ${limit} offset ${offset}) as found_rows`;
  return database.as(caller, async (transaction) => {
    const [row] = (await statement.execute(transaction)).rows;
    if (row === undefined) throw new Error("A count gives one row.");
    const result = { text: row.text, rows: Number(row.rows), total: Number(row.total) };
    return query.open ? shortened(result) : result;
  });
}
