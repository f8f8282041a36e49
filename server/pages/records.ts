import { type ListPage, recordsOnPage } from "#content/list-page.ts";
import { type ListRecords, type RecordPage, type CaseStudyRecords, translatedId } from "#shared/list-records.ts";
import { type ListTable, readableTables } from "#schemas/readable-tables.ts";
import { servicePaths } from "#shared/paths.ts";
import type { Backend, OwnBackend } from "@site/backend";

export interface RecordsSource {
  /** Rejects if the backend does not respond. Lists are then served without records. */
  read(): Promise<ListRecords>;
  /** Empty past the last page. Rejects like `read`. */
  readPart(table: ListTable, listPage: ListPage): Promise<RecordPage>;
  /** Includes the neighbors. Null for an unknown id. Rejects like `read`. */
  readCaseStudy(id: string): Promise<CaseStudyRecords | null>;
  /** At most `maxCaseStudies`. Rejects like `read`. */
  readCaseStudyNames(): Promise<readonly Record<string, unknown>[]>;
  onChange(listener: () => void): void;
}

/** Case studies in the sitemap. Crawlers reach the rest through the list's links. */
const maxCaseStudies = 10_000;
const neighborColumns = ["id", "brand_name", "industry_type", "key_results"] as const;

const beginning: ListPage = { page: 1, letter: "" };
const noRows: RecordPage = { rows: [], total: null, hasNext: false };
export const noRecords: ListRecords = { case_studies: noRows, social_media_world: noRows };

/** Milliseconds. Hosted projects send no change notifications. */
const hostedRefresh = 60_000;

type RecordsBackend = Pick<Backend, "fetch"> & Partial<Pick<OwnBackend, "onChange">>;

export function createRecords({ fetch, onChange }: RecordsBackend): RecordsSource {
  /** @param absent statuses that mean missing rows, such as 416 past the last page */
  const ask = async (
    query: string,
    absent: readonly number[] = [416],
  ): Promise<{ rows: Record<string, unknown>[]; total: number | null }> => {
    // `fetch` ignores the host.
    const url = `http://localhost${servicePaths.rest}/${query}`;
    const response = await fetch(new Request(url, { headers: { Prefer: "count=exact" } }));
    const isAbsent = absent.includes(response.status);
    if (!response.ok && !isAbsent)
      throw new Error(`Reading the backend's public tables failed with status ${response.status}.`);
    const [, total] = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
    return { rows: isAbsent ? [] : await response.json(), total: total === undefined ? null : Number(total) };
  };
  /** Reads in several requests, because the API limits the rows per response. */
  const readRows = async (query: string, from: number, max: number, absent?: readonly number[]) => {
    const rows: Record<string, unknown>[] = [];
    let total: number | null = null;
    while (rows.length < max) {
      const limit = Number.isFinite(max) ? `&limit=${max - rows.length}` : "";
      const answer = await ask(`${query}${limit}&offset=${from + rows.length}`, absent);
      total = answer.total ?? total;
      rows.push(...answer.rows);
      if (answer.rows.length === 0 || (total !== null && from + rows.length >= total)) break;
    }
    return { rows, total };
  };
  /** Adds `translations` by language. A hosted project without that table is English only. */
  const withTranslations = async (
    table: ListTable,
    records: readonly Record<string, unknown>[],
  ): Promise<Record<string, unknown>[]> => {
    if (records.length === 0) return [];
    const column = translatedId[table];
    const ids = records.map(({ id }) => String(id));
    const query = `record_translations?select=${column},language,texts&${column}=in.(${ids.join(",")})`;
    const { rows } = await readRows(query, 0, Infinity, [404, 416]);
    const byRecord = Map.groupBy(rows, (row) => String(row[column]));
    return records.map((record) => ({
      ...record,
      translations: Object.fromEntries(
        (byRecord.get(String(record.id)) ?? []).map(({ language, texts }) => [language, texts]),
      ),
    }));
  };
  const readPart: RecordsSource["readPart"] = async (table, { page, letter }) => {
    const order = table === "case_studies" ? "id.asc" : "platform_name.asc,id.asc";
    const begin = letter ? `&platform_name=gte.${letter}` : "";
    // The extra row shows whether there is a next page.
    const query = `${table}?select=*&order=${order}${begin}`;
    const { rows, total } = await readRows(query, (page - 1) * recordsOnPage, recordsOnPage + 1);
    return {
      rows: await withTranslations(table, rows.slice(0, recordsOnPage)),
      total: letter ? null : total,
      hasNext: rows.length > recordsOnPage,
    };
  };
  /** The API answers an id of the wrong type with 400. */
  const selectFirst = async (query: string): Promise<Record<string, unknown> | null> =>
    (await ask(`case_studies?${query}&limit=1`, [400])).rows[0] ?? null;
  return {
    async read() {
      const [caseStudies, platforms] = await Promise.all([
        readPart("case_studies", beginning),
        readPart("social_media_world", beginning),
      ]);
      return { case_studies: caseStudies, social_media_world: platforms };
    },
    readPart,
    async readCaseStudy(id) {
      const columns = neighborColumns.join(",");
      const found = await Promise.all([
        selectFirst(`select=*&id=eq.${id}`),
        selectFirst(`select=${columns}&id=lt.${id}&order=id.desc`),
        selectFirst(`select=${columns}&id=gt.${id}&order=id.asc`),
      ]);
      const translated = await withTranslations(
        "case_studies",
        found.filter((record) => record !== null),
      );
      const [caseStudy = null, previous = null, next = null] = found.map(
        (record) => translated.find((row) => record && row.id === record.id) ?? null,
      );
      return caseStudy && { caseStudy, previous, next };
    },
    readCaseStudyNames: async () =>
      (await readRows("case_studies?select=id,brand_name&order=id.asc", 0, maxCaseStudies)).rows,
    onChange(listener) {
      if (!onChange) return void setInterval(listener, hostedRefresh).unref();
      onChange((table) => {
        if (Object.hasOwn(readableTables, table)) listener();
      });
    },
  };
}
