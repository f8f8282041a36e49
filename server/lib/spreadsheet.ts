import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null | undefined;

/**
 * Writes CSV for Excel, with a byte order mark and CRLF but without formulas.
 * @returns a function that formats the next rows. The first call adds the mark and the column names
 */
export function spreadsheetWriter(columns: readonly string[]): (rows: readonly (readonly Cell[])[]) => string {
  let isFirst = true;
  return (rows) => {
    const first = isFirst;
    isFirst = false;
    const cells = rows.map((row) => row.map(toText));
    // Quotes cells with any separator, in case a program guesses the wrong one.
    const format = { record_delimiter: "windows", quoted_match: /[\r\n,;\t]/ } as const;
    return stringify(first ? [[...columns], ...cells] : cells, { ...format, bom: first });
  };
}

function toText(value: Cell): string {
  return typeof value === "string" ? escapeFormula(value) : String(value ?? "");
}

interface Download<Item> {
  filename: string;
  columns: readonly (readonly [name: string, cell: (item: Item) => Cell])[];
  /** `after` is null for the first page, and `next` is null for the last. */
  readPage: (after: string | null) => Promise<{ items: readonly Item[]; next: string | null }>;
}

/** Streams one page at a time to limit memory. */
export function spreadsheetResponse<Item>({ filename, columns, readPage }: Download<Item>): Response {
  let after: string | null = null;
  const write = spreadsheetWriter(columns.map(([name]) => name));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { items, next } = await readPage(after);
      controller.enqueue(encoder.encode(write(items.map((item) => columns.map(([, cell]) => cell(item))))));
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
 * Cells that spreadsheets may read as formulas. They start with =, +, - or @ (also full-width), a tab or a line break. Apostrophes
 * keep the escaping reversible. https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
