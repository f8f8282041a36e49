import { CsvError, parse } from "csv-parse/sync";
import { type Separator, spreadsheetWriter, unescapeFormula } from "../lib/spreadsheet.ts";
import { ContentFileError, faultyFile, type RowFault } from "./content-file-error.ts";
import type { ContentRow, RecordList } from "./record-lists.ts";

/** A row of a file as it was written, before it is checked. */
export interface GivenRow {
  /** Such as "row 5". */
  place: string;
  values: Record<string, unknown>;
}

/**
 * Reads CSV as spreadsheets write it: separated by commas, semicolons or tabs, with any line end. The first row names the columns, in any
 * order. Rows are counted as a spreadsheet counts them, the first being 1; empty ones are left out.
 * @throws ContentFileError
 */
export function readCsv(list: RecordList, text: string): GivenRow[] {
  // Excel's own line that names the separator.
  const [named = "", separator] = /^sep=([,;\t])\r?\n/.exec(text) ?? [];
  const begin = named === "" ? 1 : 2;
  const body = text.slice(named.length);
  const [header = [], ...records] = parseRecords(body, separator ?? separatorOf(body));
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
    rows.push({ place, values: valuesOf(columns, cells) });
  }
  if (faults.length > 0) throw faultyFile(faults);
  return rows;
}

/** The first separator of the first line; the names of the columns contain none. */
function separatorOf(text: string): string {
  return /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ",";
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = error.code === "CSV_QUOTE_NOT_CLOSED" ? "a quote is not closed" : "a quote stands where none may";
    const line = typeof error.lines === "number" ? ` at line ${error.lines}` : "";
    throw new ContentFileError(`This is no CSV: ${reason}${line}. Nothing was written.`, { cause: error });
  }
}

function checkColumns({ columns: wanted, optional }: RecordList, columns: readonly string[]): void {
  const named = columns.filter((name) => name !== "");
  const unknown = named.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !named.includes(name) && !optional.includes(name));
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  const problems = [
    ...(unknown.length > 0 ? [`it names ${unknown.map((name) => `"${name.slice(0, 60)}"`).join(", ")}`] : []),
    ...(missing.length > 0 ? [`it does not name ${missing.join(", ")}`] : []),
    ...(twice === undefined ? [] : [`it names ${twice} twice`]),
  ];
  if (problems.length === 0) return;
  throw new ContentFileError(
    `The first row has to name the columns ${wanted.join(", ")}, but ${problems.join(" and ")}. Nothing was written.`,
  );
}

function valuesOf(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column === "" ? [] : [[column, valueOf(column, cells[index] ?? "")]])),
  );
}

function valueOf(column: string, cell: string): unknown {
  if (column === "id") return numberOf(cell.trim());
  if (column === "created_at") return cell.trim() || undefined;
  return unescapeFormula(cell);
}

/** Text that is not a number stays text, which the schema rejects. */
function numberOf(text: string): unknown {
  if (text === "") return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** CSV of a list's rows, as `readCsv` reads it. @returns a function that gives the text of the next rows */
export function csvWriter({ columns }: RecordList, separator: Separator): (rows: readonly ContentRow[]) => string {
  const write = spreadsheetWriter(columns, separator);
  return (rows) => write(rows.map((row) => columns.map((column) => row[column])));
}
