import { type RawBuilder, sql } from "kysely";
import type { Caller, Database } from "../database/database.ts";
import { comparisons, type Filter, patterns, states } from "./filters.ts";
import type { OrderTerm } from "./order.ts";
import type { ReadQuery } from "./read-query.ts";

/** Rows as JSON text, written by Postgres as PostgREST has it do; `total` when the query counts. */
export interface ReadResult {
  json: string;
  rows: number;
  total: number | undefined;
}

/** Names come from the list of readable tables, values go as parameters: no text of the request becomes SQL. */
function condition(filter: Filter): RawBuilder<unknown> {
  const column = sql.ref(filter.column);
  let test: RawBuilder<unknown>;
  if (filter.operator === "in") {
    test = filter.values.length === 0 ? sql`false` : sql`${column} in (${sql.join(filter.values)})`;
  } else if (filter.operator === "is") {
    test = sql`${column} is ${sql.raw(states[filter.state])}`;
  } else if (filter.operator === "like" || filter.operator === "ilike") {
    test = sql`${column} ${sql.raw(patterns[filter.operator])} ${filter.value}`;
  } else {
    test = sql`${column} ${sql.raw(comparisons[filter.operator])} ${filter.value}`;
  }
  return filter.negated ? sql`not (${test})` : test;
}

function orderBy({ column, direction, nulls }: OrderTerm): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${sql.raw(direction)}${sql.raw(nulls ? ` nulls ${nulls}` : "")}`;
}

/** One statement under the caller's role, so that rows and count are of the same moment. */
export function runRead(database: Database, caller: Caller, query: ReadQuery): Promise<ReadResult> {
  const table = sql.table(`public.${query.table}`);
  const where = query.filters.length > 0 ? sql` where ${sql.join(query.filters.map(condition), sql` and `)}` : sql``;
  const order = query.order.length > 0 ? sql` order by ${sql.join(query.order.map(orderBy))}` : sql``;
  const columns = query.columns.length > 0 ? sql.join(query.columns.map((column) => sql.ref(column))) : sql``;
  const total = query.count ? sql`(select count(*) from ${table}${where})` : sql`null::bigint`;
  const statement = sql<{ json: string; rows: number; total: number | null }>`
    select coalesce(json_agg(found_rows), '[]'::json)::text as json, count(*) as rows, ${total} as total
    from (
      select ${columns} from ${table}${where}${order} limit ${query.range.limit} offset ${query.range.offset}
    ) as found_rows`;
  return database.asCaller(caller, async (transaction) => {
    const [row] = (await statement.execute(transaction)).rows;
    if (row === undefined) throw new Error("A count gives one row.");
    return { json: row.json, rows: Number(row.rows), total: row.total === null ? undefined : Number(row.total) };
  });
}
