import type { GenericSchema } from "valibot";
import { chatMessage } from "#schemas/chat-message.ts";
import { contactMessage } from "#schemas/contact-message.ts";
import { type ReadableTable, readableTables } from "#shared/readable-tables.ts";
import type { ChatMessagesTable, ContactMessagesTable } from "../database/tables.ts";

/*
 * The tables that the public API exposes. The grants and policies of supabase/migrations say the same in the database. Answers are
 * cached per role: a table whose policies look at more of the caller than the role must not be readable here.
 */

/** The columns that are not texts, with Postgres's names of their types. */
const otherTypes: Record<string, string> = { id: "bigint", created_at: "timestamp with time zone" };

export function typeOf(column: string): string {
  return otherTypes[column] ?? "text";
}

export function isReadable(table: string): table is ReadableTable {
  return Object.hasOwn(readableTables, table);
}

interface InsertableTable {
  /** Columns a caller may set. */
  readonly columns: readonly string[];
  /** Columns that the database sets. A request that names one gets Postgres's error for a missing grant. */
  readonly ownColumns: readonly string[];
  readonly schema: GenericSchema<unknown, Record<string, string | null | undefined>>;
}

export const insertableTables = {
  chat_messages: {
    columns: ["email", "message", "page"] satisfies (keyof ChatMessagesTable)[],
    ownColumns: ["id", "created_at"],
    schema: chatMessage,
  },
  contact_messages: {
    columns: ["name", "business", "email", "message"] satisfies (keyof ContactMessagesTable)[],
    ownColumns: ["id", "created_at"],
    schema: contactMessage,
  },
} as const satisfies Record<string, InsertableTable>;

export type InsertableTableName = keyof typeof insertableTables;

export function isInsertable(table: string): table is InsertableTableName {
  return Object.hasOwn(insertableTables, table);
}
