import { getDotPath, safeParse } from "valibot";
import type { RecordProblem } from "#schemas/record-fields.ts";
import { ContentFileError, faultyFile, type RowFault } from "./content-file-error.ts";
import { type GivenRow, readCsv } from "./csv.ts";
import type { ContentRow, RecordList } from "./record-lists.ts";

export type ContentFormat = "csv" | "json";

/** Bytes of a file: with the site running it is held in memory twice for a moment. */
const maximumFile = 32 * 1024 * 1024;

const sentences: Readonly<Record<RecordProblem, string>> = {
  required: "a value is needed.",
  text: "it has to be text.",
  tooLong: "it is too long.",
  characters: "it holds a character that is none of text.",
  https: "it has to be a web address that begins with https:// and has no spaces.",
  id: "it has to be a whole number from 1 to 2147483647, or empty for a new row.",
  time: "it has to be a time such as 2026-01-31T09:30:00Z, or empty for now.",
};

function isProblem(message: string): message is RecordProblem {
  return Object.hasOwn(sentences, message);
}

/** @throws ContentFileError for more bytes than are imported at once */
export function refuseLargeFile(bytes: number): void {
  if (bytes <= maximumFile) return;
  throw new ContentFileError(
    `The file has more than ${maximumFile / 1024 / 1024} MB: divide it into smaller ones and import one after the other.`,
  );
}

/**
 * Reads a file of rows and checks every one.
 * @returns the rows that name their id first, as the database takes them
 * @throws ContentFileError that names the row and column of everything that is wrong
 */
export function readContentFile(list: RecordList, bytes: Uint8Array, format: ContentFormat): ContentRow[] {
  refuseLargeFile(bytes.length);
  const text = textOf(bytes);
  const given = format === "csv" ? readCsv(list, text) : readJson(text);
  const faults: RowFault[] = [];
  const rows: ContentRow[] = [];
  const firstPlaces = new Map<string, string>();
  for (const { place, values } of given) {
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

/** UTF-8, or UTF-16 with its byte order mark, which Excel calls Unicode text. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ContentFileError(
      'The file is not in UTF-8, so its accents can\'t be told: in Excel choose "CSV UTF-8" when you save it. Nothing was written.',
      { cause: error },
    );
  }
}

/** An array of objects. Entries are counted from 1. */
function readJson(text: string): GivenRow[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentFileError(`This is no JSON: ${reason}. Nothing was written.`, { cause: error });
  }
  if (!Array.isArray(json)) throw new ContentFileError("The JSON has to be an array of objects. Nothing was written.");
  return json.map((entry: unknown, index) => {
    const place = `entry ${index + 1}`;
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
      throw faultyFile([{ place, sentence: "it has to be an object." }]);
    }
    return { place, values: { ...entry } };
  });
}

interface Checked {
  row: ContentRow | null;
  wrong: Omit<RowFault, "place">[];
}

function checkRow({ columns, schema }: RecordList, values: Record<string, unknown>): Checked {
  const unknown = Object.keys(values).filter((name) => !columns.includes(name));
  const wrong: Checked["wrong"] = unknown.map((name) => ({
    sentence: `"${name.slice(0, 60)}" is none of the columns ${columns.join(", ")}.`,
  }));
  const result = safeParse(schema, values, { abortPipeEarly: true });
  for (const issue of result.issues ?? []) {
    // valibot's own message for a key that is missing.
    const problem = isProblem(issue.message) && issue.received !== "undefined" ? issue.message : "required";
    wrong.push({ column: getDotPath(issue) ?? undefined, sentence: sentences[problem] });
  }
  return { row: result.success && wrong.length === 0 ? result.output : null, wrong };
}
