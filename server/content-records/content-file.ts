import { CsvError, parse } from "csv-parse/sync";
import { getDotPath, safeParse } from "valibot";
import { ExpectedError } from "@site/backend";
import type { RecordProblem } from "#schemas/record-fields.ts";
import { unescapeFormula } from "../lib/spreadsheet.ts";
import { type ContentRow, type RecordList, isOptionalColumn } from "./record-lists.ts";

export class ContentFileError extends ExpectedError {
  override name = "ContentFileError";
}

interface RowFault {
  place: string;
  column?: string | undefined;
  sentence: string;
}

/** A longer list would scroll the first faults out of view. */
const shown = 20;

function faultyFile(faults: readonly RowFault[]): ContentFileError {
  const lines = faults
    .slice(0, shown)
    .map(({ place, column, sentence }) => `${place}${column === undefined ? "" : `, column ${column}`}: ${sentence}`);
  if (faults.length > shown) lines.push(`… and ${faults.length - shown} more.`);
  const count = faults.length === 1 ? "One value is wrong" : `${faults.length} values are wrong`;
  return new ContentFileError(`${count}, so nothing was written.\n${lines.join("\n")}`);
}

const sentences: Readonly<Record<RecordProblem, string>> = {
  required: "a value is needed.",
  text: "it has to be text.",
  tooLong: "it is too long.",
  characters: "it contains a character that is not text.",
  https: "it has to be a web address that begins with https:// and has no spaces.",
  id: "it has to be a whole number from 1 to 2147483647, or empty for a new row.",
  time: "it has to be a time such as 2026-01-31T09:30:00Z, or empty for now.",
};

function isProblem(message: string): message is RecordProblem {
  return Object.hasOwn(sentences, message);
}

/** @returns rows with an id, then rows without @throws ContentFileError with the place of each fault */
export function readContentFile(list: RecordList, bytes: Uint8Array): ContentRow[] {
  const faults: RowFault[] = [];
  const rows: ContentRow[] = [];
  const firstPlaces = new Map<string, string>();
  for (const { place, values } of readCsv(list, decodeText(bytes))) {
    const { row, wrong } = checkRow(list, values);
    faults.push(...wrong.map((fault) => ({ place, ...fault })));
    if (!row) continue;
    const [key, column] = typeof row.id === "number" ? [`id ${row.id}`, "id"] : [JSON.stringify(row), undefined];
    const before = firstPlaces.get(key);
    if (before !== undefined) faults.push({ place, column, sentence: `the same as in ${before}.` });
    firstPlaces.set(key, before ?? place);
    rows.push(row);
  }
  if (faults.length > 0) throw faultyFile(faults);
  const isNumbered = ({ id }: ContentRow) => typeof id === "number";
  return [...rows.filter(isNumbered), ...rows.filter((row) => !isNumbered(row))];
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ContentFileError(
      'This is not a text file in UTF-8. Save the table as CSV; in Excel, choose "CSV UTF-8". Nothing was written.',
      { cause: error },
    );
  }
}

interface Checked {
  row: ContentRow | null;
  wrong: Omit<RowFault, "place">[];
}

function checkRow({ schema }: RecordList, values: Record<string, unknown>): Checked {
  const wrong: Checked["wrong"] = [];
  const result = safeParse(schema, values, { abortPipeEarly: true });
  for (const issue of result.issues ?? []) {
    // For a missing key, the message is valibot's default.
    const problem = isProblem(issue.message) && issue.received !== "undefined" ? issue.message : "required";
    wrong.push({ column: getDotPath(issue) ?? undefined, sentence: sentences[problem] });
  }
  return { row: result.success && wrong.length === 0 ? result.output : null, wrong };
}

interface GivenRow {
  place: string;
  values: Record<string, unknown>;
}

/** Accepts any separator, line ending and column order. Numbers rows from 1. @throws ContentFileError */
function readCsv(list: RecordList, text: string): GivenRow[] {
  // Excel may start a file with a line that names the separator.
  const [named = "", separator] = /^sep=([,;\t])\r?\n/.exec(text) ?? [];
  const begin = named === "" ? 1 : 2;
  const body = text.slice(named.length);
  const [header = [], ...records] = parseRecords(body, separator ?? findSeparator(body));
  const columns = header.map((name) => name.trim());
  checkColumns(list, columns);
  const faults: RowFault[] = [];
  const rows: GivenRow[] = [];
  for (const [index, cells] of records.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const place = `row ${begin + 1 + index}`;
    const stray = cells.findIndex((cell, at) => cell !== "" && !columns[at]);
    if (stray >= 0) {
      const sentence = `cell ${stray + 1} has a value, but the first row names no column there.`;
      faults.push({ place, sentence });
    }
    rows.push({ place, values: toValues(columns, cells) });
  }
  if (faults.length > 0) throw faultyFile(faults);
  return rows;
}

/** Column names contain no separators. */
function findSeparator(text: string): string {
  return /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ",";
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = error.code === "CSV_QUOTE_NOT_CLOSED" ? "a quote is not closed" : "a quote is misplaced";
    const line = typeof error.lines === "number" ? ` at line ${error.lines}` : "";
    throw new ContentFileError(`This is not CSV: ${reason}${line}. Nothing was written.`, { cause: error });
  }
}

function checkColumns({ columns: expected }: RecordList, columns: readonly string[]): void {
  const named = columns.filter((name) => name !== "");
  const unknown = named.filter((name) => !expected.includes(name));
  const missing = expected.filter((name) => !named.includes(name) && !isOptionalColumn(name));
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  const problems = [
    ...(unknown.length > 0 ? [`it names ${unknown.map((name) => `"${name.slice(0, 60)}"`).join(", ")}`] : []),
    ...(missing.length > 0 ? [`it does not name ${missing.join(", ")}`] : []),
    ...(twice === undefined ? [] : [`it names ${twice} twice`]),
  ];
  if (problems.length === 0) return;
  throw new ContentFileError(
    `The first row has to name the columns ${expected.join(", ")}, but ${problems.join(" and ")}. Nothing was written.`,
  );
}

function toValues(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column === "" ? [] : [[column, toValue(column, cells[index] ?? "")]])),
  );
}

function toValue(column: string, cell: string): unknown {
  if (column === "id") return toNumber(cell.trim());
  if (column === "created_at") return cell.trim() || undefined;
  return unescapeFormula(cell);
}

function toNumber(text: string): unknown {
  if (text === "") return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}
