import { type ListPlace, recordsOnPage } from "#content/list-place.ts";
import type { ListRecords, RecordPage, StoryRecords } from "#shared/list-records.ts";
import { type ReadableTable, readableTables } from "#shared/readable-tables.ts";
import type { Transaction } from "kysely";
import type { Database } from "@site/backend";
import type { Tables } from "../database/tables.ts";

export interface RecordsSource {
  /** The first pages of both lists. Rejects when the backend does not answer; the lists are then served without their copies. */
  read(): Promise<ListRecords>;
  /** Another page of one list, without rows where it has none. Rejects like `read`. */
  readPart(table: ReadableTable, place: ListPlace): Promise<RecordPage>;
  /** The case study of an id with its neighbors; null where there is none. Rejects like `read`. */
  readStory(id: string): Promise<StoryRecords | null>;
  /** Names and ids of the first case studies, `mostStories` at most. Rejects like `read`. */
  readStoryNames(): Promise<readonly Record<string, unknown>[]>;
  /** Calls back when the records may have changed. */
  onChange(listener: () => void): void;
}

/** Case studies in the sitemap; those after them are reached by the links of the list. */
const mostStories = 10_000;
/** The columns that a page shows of the previous and the next case study. */
const neighbourColumns = ["id", "brand_name", "industry_type", "key_results"] as const;

const beginning: ListPlace = { page: 1, letter: "" };
const noRows: RecordPage = { rows: [], total: null, hasNext: false };
export const noRecords: ListRecords = { case_studies: noRows, social_media_world: noRows };

async function readBeginnings(readPart: RecordsSource["readPart"]): Promise<ListRecords> {
  const [caseStudies, platforms] = await Promise.all([
    readPart("case_studies", beginning),
    readPart("social_media_world", beginning),
  ]);
  return { case_studies: caseStudies, social_media_world: platforms };
}

const offsetOf = ({ page }: ListPlace): number => (page - 1) * recordsOnPage;

/** @param rows up to one more than a page holds, which shows that there is a next page */
function pageOf(rows: readonly Record<string, unknown>[], total: number | null): RecordPage {
  return { rows: rows.slice(0, recordsOnPage).map(asOnTheWire), total, hasNext: rows.length > recordsOnPage };
}

/** Times as text, as /rest/v1 answers them: the pages read rows of both. */
function asOnTheWire(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
}

const asAnyone = { role: "anon", claims: { role: "anon" } } as const;

export function databaseRecords(database: Database): RecordsSource {
  const asVisitor = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    database.asCaller(asAnyone, (transaction) => work(transaction.withTables<Tables>()));
  const readPart: RecordsSource["readPart"] = (table, place) =>
    asVisitor(async (transaction) => {
      const limit = recordsOnPage + 1;
      const offset = offsetOf(place);
      const rows =
        table === "case_studies"
          ? await transaction.selectFrom(table).selectAll().orderBy("id").limit(limit).offset(offset).execute()
          : await transaction
              .selectFrom(table)
              .selectAll()
              // Without a letter there is no comparison: comparing every name before a late page takes seconds.
              .$if(place.letter !== "", (some) => some.where("platform_name", ">=", place.letter))
              .orderBy("platform_name")
              .orderBy("id")
              .limit(limit)
              .offset(offset)
              .execute();
      if (place.letter) return pageOf(rows, null);
      const { total } = await transaction
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      return pageOf(rows, Number(total));
    });
  return {
    read: () => readBeginnings(readPart),
    readPart,
    readStory: (id) =>
      asVisitor(async (transaction) => {
        const number = Number(id);
        if (!Number.isSafeInteger(number)) return null;
        const studies = transaction.selectFrom("case_studies");
        const story = await studies.selectAll().where("id", "=", number).executeTakeFirst();
        if (!story) return null;
        const beside = studies.select(neighbourColumns).limit(1);
        const previous = await beside.where("id", "<", number).orderBy("id", "desc").executeTakeFirst();
        const next = await beside.where("id", ">", number).orderBy("id").executeTakeFirst();
        return { story: asOnTheWire(story), previous: previous ?? null, next: next ?? null };
      }),
    readStoryNames: () =>
      asVisitor((transaction) =>
        transaction.selectFrom("case_studies").select(["id", "brand_name"]).orderBy("id").limit(mostStories).execute(),
      ),
    onChange(listener) {
      database.onTableChange((table) => {
        if (Object.hasOwn(readableTables, table)) listener();
      });
    },
  };
}

const hostedTimeoutMilliseconds = 3_000;
const hostedRefreshMilliseconds = 5 * 60_000;

/** Reads a hosted Supabase project with the public key, as any visitor could; again every five minutes. */
export function hostedRecords(project: { url: string; publishableKey: string }): RecordsSource {
  /** @param absent statuses that mean that there is nothing; 416 is a page past the end */
  const ask = async (
    query: string,
    absent: readonly number[] = [416],
  ): Promise<{ rows: Record<string, unknown>[]; total: number | null }> => {
    const response = await fetch(`${project.url}/rest/v1/${query}`, {
      headers: { apikey: project.publishableKey, Prefer: "count=exact" },
      signal: AbortSignal.timeout(hostedTimeoutMilliseconds),
    });
    if (absent.includes(response.status)) return { rows: [], total: null };
    if (!response.ok) throw new Error(`The hosted project answered ${response.status} to a read of its public tables.`);
    const [, total] = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
    return { rows: await response.json(), total: total === undefined ? null : Number(total) };
  };
  const readPart: RecordsSource["readPart"] = async (table, place) => {
    const order = table === "case_studies" ? "id.asc" : "platform_name.asc,id.asc";
    const from = place.letter ? `&platform_name=gte.${place.letter}` : "";
    const rows: Record<string, unknown>[] = [];
    let total: number | null = null;
    // A project limits the rows of one answer, so it is asked until there are no more.
    while (rows.length <= recordsOnPage) {
      const offset = offsetOf(place) + rows.length;
      const limit = recordsOnPage + 1 - rows.length;
      const answer = await ask(`${table}?select=*&order=${order}${from}&limit=${limit}&offset=${offset}`);
      total = answer.total ?? total;
      rows.push(...answer.rows);
      if (answer.rows.length === 0 || (total !== null && offset + answer.rows.length >= total)) break;
    }
    return pageOf(rows, place.letter ? null : total);
  };
  /** The project answers an id of another type than its own with 400. */
  const firstOf = async (query: string): Promise<Record<string, unknown> | null> =>
    (await ask(`case_studies?${query}&limit=1`, [400])).rows[0] ?? null;
  return {
    read: () => readBeginnings(readPart),
    readPart,
    async readStory(id) {
      const columns = neighbourColumns.join(",");
      const [story, previous, next] = await Promise.all([
        firstOf(`select=*&id=eq.${id}`),
        firstOf(`select=${columns}&id=lt.${id}&order=id.desc`),
        firstOf(`select=${columns}&id=gt.${id}&order=id.asc`),
      ]);
      return story && { story, previous, next };
    },
    async readStoryNames() {
      const rows: Record<string, unknown>[] = [];
      while (rows.length < mostStories) {
        const range = `limit=${mostStories - rows.length}&offset=${rows.length}`;
        const answer = await ask(`case_studies?select=id,brand_name&order=id.asc&${range}`);
        rows.push(...answer.rows);
        if (answer.rows.length === 0 || rows.length >= (answer.total ?? Infinity)) break;
      }
      return rows;
    },
    onChange(listener) {
      setInterval(listener, hostedRefreshMilliseconds).unref();
    },
  };
}
