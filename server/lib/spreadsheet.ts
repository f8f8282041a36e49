import { stringify } from "csv-stringify/sync";

export type Separator = "," | ";" | "\t";

export type Cell = string | number | null | undefined;

/**
 * For Excel, with every character and no formula: a byte order mark, CRLF, escaped cells.
 * @returns a function that gives the text of the next rows; the first time with the mark and the names of the columns
 */
export function spreadsheetWriter(
  columns: readonly string[],
  separator: Separator = ",",
): (rows: readonly (readonly Cell[])[]) => string {
  let isFirst = true;
  return (rows) => {
    const first = isFirst;
    isFirst = false;
    const cells = rows.map((row) => row.map(textOf));
    // Cells with any separator are quoted, so that they stay whole where a program guesses another separator.
    const format = { delimiter: separator, record_delimiter: "windows", quoted_match: /[\r\n,;\t]/ } as const;
    return stringify(first ? [[...columns], ...cells] : cells, { ...format, bom: first });
  };
}

function textOf(value: Cell): string {
  return typeof value === "string" ? escapeFormula(value) : String(value ?? "");
}

interface Download {
  filename: string;
  columns: readonly string[];
  /** `after` is null for the first page, `next` null for the last. */
  readPage: (after: string | null) => Promise<{ rows: readonly (readonly Cell[])[]; next: string | null }>;
}

/** Read and sent a page at a time, so that memory never holds all of it. */
export function spreadsheetResponse({ filename, columns, readPage }: Download): Response {
  let after: string | null = null;
  const write = spreadsheetWriter(columns);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { rows, next } = await readPage(after);
      controller.enqueue(encoder.encode(write(rows)));
      after = next;
      if (next === null) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}

/**
 * Texts that a spreadsheet would run as a formula: those that begin with =, +, - or @ (also full-width, also behind
 * white space), or with a tab or a line break; and those with apostrophes before that, so that an escaped text can be
 * told from one that had an apostrophe. https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
