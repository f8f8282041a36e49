import { type RawBuilder, sql } from "kysely";
import type { Caller, Database } from "../database/database.ts";
import { comparisons, type Filter, patterns, states } from "./filters.ts";
import type { Condition } from "./logic.ts";
import type { OrderTerm } from "./order.ts";
import type { ReadQuery } from "./read-query.ts";

/** Rows as JSON text, written by Postgres as PostgREST has it do; `total` when the query counts. */
export interface ReadResult {
  json: string;
  rows: number;
  total: number | undefined;
}

/** Names come from the list of readable tables, values go as parameters: no text of the request becomes SQL. */
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
      ? sql.join(condition.conditions.map(isTrue), condition.logic === "and" ? sql` and ` : sql` or `)
      : test(condition);
  return condition.negated ? sql`(not (${positive}))` : sql`(${positive})`;
}

function orderBy({ column, direction, nulls }: OrderTerm): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${sql.raw(direction)}${sql.raw(nulls ? ` nulls ${nulls}` : "")}`;
}

/** One statement under the caller's role, so that rows and count are of the same moment. */
export function runRead(database: Database, caller: Caller, query: ReadQuery): Promise<ReadResult> {
  const table = sql.table(`public.${query.table}`);
  const order = query.order.length > 0 ? sql` order by ${sql.join(query.order.map(orderBy))}` : sql``;
  const columns = query.columns.length > 0 ? sql.join(query.columns.map((column) => sql.ref(column))) : sql``;
  let matching = sql``;
  let where = sql``;
  let total = query.count ? sql`(select count(*) from ${table})` : sql`null::bigint`;
  if (query.conditions.length > 0) {
    const conditions = sql.join(query.conditions.map(isTrue), sql` and `);
    where = sql` where ${conditions}`;
    if (query.count) {
      // Every text is searched once, not once for the rows and again for their number.
      matching = sql`with matching as materialized (select id from ${table}${where}) `;
      where = sql` where id in (select id from matching)`;
      total = sql`(select count(*) from matching)`;
    }
  }
  const statement = sql<{ json: string; rows: number; total: number | null }>`
    ${matching}select coalesce(json_agg(found_rows), '[]'::json)::text as json, count(*) as rows, ${total} as total
    from (
      select ${columns} from ${table}${where}${order} limit ${query.range.limit} offset ${query.range.offset}
    ) as found_rows`;
  return database.asCaller(caller, async (transaction) => {
    const [row] = (await statement.execute(transaction)).rows;
    if (row === undefined) throw new Error("A count gives one row.");
    return { json: row.json, rows: Number(row.rows), total: row.total === null ? undefined : Number(row.total) };
  });
}
