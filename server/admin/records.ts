import { type RawBuilder, type SqlBool, sql } from "kysely";
import { deskLifetimes } from "#content/lifetimes.ts";
import type { ContentRow, RecordList } from "../content-records/record-lists.ts";
import type { ListTable } from "#schemas/readable-tables.ts";
import { translatedId } from "#shared/list-records.ts";
import { containing } from "../lib/like-pattern.ts";
import type { AdminDb, Change } from "./admin-tables.ts";
import { readTimes, type RecordTimes, writeTimes } from "./planned-times.ts";

export const recordsShown = 50;

/** Columns and translations. `created_at` is text in UTC with microseconds. */
export type StoredRecord = Record<string, unknown> & { id: number };

const selectRecord = (table: ListTable): RawBuilder<unknown> => sql`
  select to_jsonb(stored) || coalesce((
    select jsonb_object_agg(language || '.' || said.name, said.text)
    from public.record_translations, jsonb_each_text(texts) as said(name, text)
    where ${sql.ref(translatedId[table])} = stored.id), '{}') as record from ${sql.table(`public.${table}`)} as stored`;

/** Sorts by name. A cursor is an id and a name. @param query.text part of the name */
export async function listRecords(
  db: AdminDb,
  list: RecordList,
  query: { text: string; after: string | null },
): Promise<{ records: StoredRecord[]; next: string | null }> {
  const name = sql.ref(`stored.${list.nameColumn}`);
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (query.text !== "") conditions.push(sql`${name} ilike ${containing(query.text)}`);
  const [, id, lastName] = /^(\d{1,10})\.(.*)$/s.exec(query.after ?? "") ?? [];
  // Postgres text can't contain NUL characters.
  if (lastName !== undefined && !lastName.includes("\0")) {
    conditions.push(sql`(${name}, stored.id) > (${lastName}, ${Number(id)}::bigint)`);
  }
  const { rows } = await sql<{ record: StoredRecord }>`
    select to_jsonb(stored) as record from ${sql.table(`public.${list.table}`)} as stored
    where ${sql.join(conditions, sql` and `)} order by ${name}, stored.id limit ${recordsShown + 1}`.execute(db);
  const records = rows.slice(0, recordsShown).map(({ record }) => record);
  const last = rows.length > recordsShown ? records.at(-1) : undefined;
  return { records, next: last ? `${last.id}.${String(last[list.nameColumn])}` : null };
}

export async function countRecords(db: AdminDb, { table }: RecordList): Promise<number> {
  const { rows } = await sql<{ number: number | string }>`
    select count(*) as number from ${sql.table(`public.${table}`)}
    where id not in (select hidden from planned.hidden_records(${table}) as hidden)`.execute(db);
  return Number(rows[0]?.number ?? 0);
}

export async function readRecord(db: AdminDb, { table }: RecordList, id: number): Promise<StoredRecord | null> {
  const { rows } = await sql<{ record: StoredRecord }>`
    ${selectRecord(table)} where id = ${id}`.execute(db);
  return rows[0]?.record ?? null;
}

/** Limits memory, because a case study can take 20 KB. */
const recordsAtOnce = 1_000;

/** Returns up to `recordsAtOnce` records whose id is greater than `after`, sorted by id. */
export async function readRecords(db: AdminDb, { table }: RecordList, after: number): Promise<StoredRecord[]> {
  const { rows } = await sql<{ record: StoredRecord }>`
    ${selectRecord(table)} where id > ${after} order by id limit ${recordsAtOnce}`.execute(db);
  return rows.map(({ record }) => record);
}

export interface ComparedRows {
  added: ContentRow[];
  changed: { row: ContentRow; columns: string[] }[];
  unchanged: number;
}

/** Previews an import. Rows without an id count as unchanged if an equal row exists. */
export async function compareRows(
  db: AdminDb,
  { table, nameColumn }: RecordList,
  rows: readonly ContentRow[],
): Promise<ComparedRows> {
  const ids = rows.flatMap(({ id }) => (typeof id === "number" ? [id] : []));
  const names = rows.map((row) => String(row[nameColumn]));
  const { rows: found } = await sql<{ record: StoredRecord }>`
    ${selectRecord(table)} where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)::bigint)
      or ${sql.ref(nameColumn)} in (select jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb))`.execute(
    db,
  );
  const byId = new Map(found.map(({ record }) => [record.id, record]));
  const byName = Map.groupBy(found, ({ record }) => record[nameColumn]);
  const differing = (row: ContentRow, record: StoredRecord) =>
    Object.keys(row).filter((column) => row[column] !== undefined && row[column] !== (record[column] ?? ""));
  const compared: ComparedRows = { added: [], changed: [], unchanged: 0 };
  for (const row of rows) {
    const record =
      typeof row.id === "number"
        ? byId.get(row.id)
        : byName.get(row[nameColumn])?.find((same) => differing(row, same.record).length === 0)?.record;
    const columns = record ? differing(row, record) : [];
    if (!record) compared.added.push(row);
    else if (columns.length > 0) compared.changed.push({ row: { ...(record as ContentRow), ...row }, columns });
    else compared.unchanged += 1;
  }
  return compared;
}

/** Builds a row for `admin.change_records`. Empty translations are left out. */
function nestTranslations(row: ContentRow | { id: number; deleted: true }): Record<string, unknown> {
  if ("deleted" in row) return row;
  const translations: Record<string, Record<string, unknown>> = {};
  const original: Record<string, unknown> = { translations };
  for (const [column, value] of Object.entries(row)) {
    const [language = "", text] = column.split(".");
    if (text === undefined) original[column] = value;
    else if (value) (translations[language] ??= {})[text] = value;
  }
  return original;
}

/**
 * Applies all rows as one change that can be undone for a limited time.
 * @param rows existing records have an `id`; `{ id, deleted: true }` deletes one
 * @returns the change's id, or null if nothing changed
 */
export async function changeRecords(
  db: AdminDb,
  { table }: RecordList,
  change: { kind: Change["kind"]; operator: string; rows: readonly (ContentRow | { id: number; deleted: true })[] },
): Promise<string | null> {
  const { kind, operator, rows: changed } = change;
  const { rows } = await sql<{ change: string | null }>`
    select admin.change_records(${table}::text, ${kind}::text, ${operator}::text, ${JSON.stringify(changed.map(nestTranslations))}::text::jsonb) as change`.execute(
    db,
  );
  return rows[0]?.change ?? null;
}

/** Uses one transaction, so new records can't appear early. @returns the action log's subject; null if nothing changed */
export function saveRecord(
  db: AdminDb,
  list: RecordList,
  { id, operator, values, times }: { id: number | null; operator: string; values: ContentRow; times: RecordTimes },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const [kind, rows] = id === null ? (["create", [values]] as const) : (["edit", [{ ...values, id }]] as const);
    const change = await changeRecords(transaction, list, { kind, operator, rows });
    const changed = transaction.selectFrom("admin.changed_records").select("record_id").where("change_id", "=", change);
    const record = id ?? (await changed.executeTakeFirstOrThrow()).record_id;
    const before = await readTimes(transaction, list, record);
    const isSame = (["shown_from", "shown_until"] as const).every(
      (name) => Number(before[name]) === Number(times[name]),
    );
    if (!isSame) await writeTimes(transaction, list, record, times);
    return change === null && isSame ? null : `${list.table} ${id ?? change}`;
  });
}

export interface ChangeSummary extends Change {
  records: number;
  /** Name of the first changed record. */
  name: string;
}

/** Returns the latest twenty changes that can still be undone. */
export async function listChanges(db: AdminDb, list: RecordList, now: Date): Promise<ChangeSummary[]> {
  const { rows } = await sql<ChangeSummary>`
    select change.*, count(*)::integer as records,
      (array_agg(coalesce(after, before) ->> ${list.nameColumn}::text order by record_id))[1] as name
    from admin.changes as change join admin.changed_records on change_id = change.id
    where list = ${list.table} and created_at > ${undoLimit(now)}
    group by change.id order by created_at desc limit 20`.execute(db);
  return rows;
}

const undoLimit = (now: Date): Date => new Date(now.getTime() - deskLifetimes.undoDays * 86_400_000);

/** Undoes nothing if one of the records has changed since. */
export async function undoChange(db: AdminDb, id: string, operator: string): Promise<"undone" | "changed" | "gone"> {
  const { rows } = await sql<{ outcome: "undone" | "changed" | "gone" }>`
    select admin.undo_change(${id}::uuid, ${operator}::text) as outcome`.execute(db);
  return rows[0]?.outcome ?? "gone";
}

export async function forgetChanges(db: AdminDb, now: Date): Promise<void> {
  await db.deleteFrom("admin.changes").where("created_at", "<=", undoLimit(now)).execute();
}
