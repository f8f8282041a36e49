import { spreadsheetResponse } from "../../lib/spreadsheet.ts";
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

/** The messages that a query asks for, newest first. */
export function exportMessages(db: AdminDb, asked: InboxQuery): Response {
  return spreadsheetResponse({
    filename: "messages.csv",
    columns: columns.map(([name]) => name),
    readPage: async (after) => {
      const { messages, next } = await listMessages(db, { ...asked, after });
      return { rows: messages.map((message) => columns.map(([, cell]) => cell(message))), next };
    },
  });
}
