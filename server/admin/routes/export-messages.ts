import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "../../content-records/csv.ts";
import type { AdminDb } from "../data/admin-tables.ts";
import { type InboxMessage, type InboxQuery, listMessages } from "../data/inbox.ts";

const columns: readonly (readonly [name: string, cell: (message: InboxMessage) => string])[] = [
  ["form", ({ kind }) => kind],
  ["id", ({ id }) => String(id)],
  ["created_at", ({ createdAt }) => createdAt.toISOString()],
  ["state", ({ state }) => state],
  ["name", ({ name }) => name ?? ""],
  ["business", ({ business }) => business ?? ""],
  ["email", ({ email }) => email],
  ["page", ({ page }) => page ?? ""],
  ["message", ({ message }) => message],
];

const format = { record_delimiter: "windows", quoted_match: /[\r\n,;\t]/ } as const;

/**
 * The messages that a query asks for, newest first, as CSV that Excel opens: with a byte order mark, and with every cell escaped that a
 * spreadsheet would run. Read and sent a page at a time, so that memory never holds all of them.
 */
export function exportMessages(db: AdminDb, asked: InboxQuery): Response {
  let after: string | null = null;
  let isFirst = true;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isFirst)
        controller.enqueue(encoder.encode(stringify([columns.map(([name]) => name)], { ...format, bom: true })));
      isFirst = false;
      const { messages, next } = await listMessages(db, { ...asked, after });
      const rows = messages.map((message) => columns.map(([, cell]) => escapeFormula(cell(message))));
      if (rows.length > 0) controller.enqueue(encoder.encode(stringify(rows, format)));
      after = next;
      if (next === null) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="messages.csv"',
    },
  });
}
