import type { ColumnType, Generated } from "kysely";
import type { ReadableColumn, ReadableTable } from "#shared/readable-tables.ts";

/** Written by the database, never by a query. */
type CreatedAt = ColumnType<Date, string | undefined, never>;

/** A table that anybody may read: every column is a text but these two. */
type ReadableTableColumns<Table extends ReadableTable> = {
  [Column in ReadableColumn<Table>]: Column extends "id"
    ? Generated<number>
    : Column extends "created_at"
      ? CreatedAt
      : string;
};

export interface ChatMessagesTable {
  id: Generated<number>;
  email: string;
  message: string;
  page: string | null;
  created_at: CreatedAt;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  business: string;
  email: string;
  message: string;
  created_at: CreatedAt;
}

/** The public tables. A type, because Kysely's `withTables` does not take an interface. */
export type Tables = {
  case_studies: ReadableTableColumns<"case_studies">;
  social_media_world: ReadableTableColumns<"social_media_world">;
  chat_messages: ChatMessagesTable;
  contact_messages: ContactMessagesTable;
};
