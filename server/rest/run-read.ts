import { type RawBuilder, sql } from "kysely";
import type { Caller, Database } from "../database/database.ts";
import { comparisons, type Filter, patterns, states } from "./filters.ts";
import { textSearches } from "./text-search.ts";
import type { SelectedColumn } from "./columns.ts";
import type { Condition } from "./logic.ts";
import type { OrderTerm } from "./order.ts";
import type { ReadQuery } from "./read-query.ts";

/** Rows as text, written by Postgres as PostgREST has it do; `total` when the query counts. */
export interface ReadResult {
  text: string;
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
  if ("config" in filter) {
    const config = filter.config === undefined ? sql`` : sql`${filter.config}::regconfig, `;
    const query = sql`${sql.raw(textSearches[filter.operator])}(${config}${filter.value})`;
    return sql`to_tsvector(${config}${column}) @@ ${query}`;
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

/** The rows in one text, which begins CSV's second line. Names that the request gives to columns are parameters, too. */
function rowsAsText({ columns, format }: ReadQuery): RawBuilder<unknown> {
  if (format === "csv") {
    return sql`coalesce(string_agg(substring(found_rows::text, 2, length(found_rows::text) - 2), ${"\n"}), '')`;
  }
  const renamed = columns.some(({ column, name }) => column !== name);
  const pairs = columns.map(({ column, name }) => sql`${name}::text, ${sql.ref(`found_rows.${column}`)}`);
  const row = renamed ? sql`json_build_object(${sql.join(pairs)})` : sql`found_rows`;
  const rows = format === "stripped" ? sql`json_strip_nulls(json_agg(${row}))` : sql`json_agg(${row})`;
  return sql`coalesce(${rows}, '[]'::json)::text`;
}

/** CSV's first line; PostgREST leaves it empty where there are no rows. */
function csvHeader({ columns }: ReadQuery, rows: number): string {
  const quoted = ({ name }: SelectedColumn) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  return `${rows > 0 ? columns.map(quoted).join(",") : ""}\n`;
}

function orderBy({ column, direction, nulls }: OrderTerm): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${sql.raw(direction)}${sql.raw(nulls ? ` nulls ${nulls}` : "")}`;
}

/** One statement under the caller's role, so that rows and count are of the same moment. */
export function runRead(database: Database, caller: Caller, query: ReadQuery): Promise<ReadResult> {
  const table = sql.table(`public.${query.table}`);
  const order = query.order.length > 0 ? sql` order by ${sql.join(query.order.map(orderBy))}` : sql``;
  // In CSV a column may stand twice, under two names.
  const asked = query.columns.map(({ column }) => column);
  const selected = (query.format === "csv" ? asked : [...new Set(asked)]).map((column) => sql.ref(column));
  const columns = selected.length > 0 ? sql.join(selected) : sql``;
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
  const statement = sql<{ text: string; rows: number; total: number | null }>`
    ${matching}select ${rowsAsText(query)} as text, count(*) as rows, ${total} as total
    from (
      select ${columns} from ${table}${where}${order} limit ${query.range.limit} offset ${query.range.offset}
    ) as found_rows`;
  return database.asCaller(caller, async (transaction) => {
    const [row] = (await statement.execute(transaction)).rows;
    if (row === undefined) throw new Error("A count gives one row.");
    const rows = Number(row.rows);
    const text = query.format === "csv" ? csvHeader(query, rows) + row.text : row.text;
    return { text, rows, total: row.total === null ? undefined : Number(row.total) };
  });
}
