import type { Kysely, Transaction } from "kysely";
import type { TableListener } from "./table-changes.ts";

export type Tables = Record<never, never>;

export interface Caller {
  role: "anon" | "authenticated";
  claims: Record<string, unknown>;
}

export interface NewRow {
  table: string;
  columns: readonly string[];
  row: Readonly<Record<string, unknown>>;
}

/** Inserts with the caller's rights, which may not include reading the row. @returns the row's id */
export type InsertRow = (row: NewRow) => Promise<number>;

export interface Database {
  kind: "pglite" | "postgres";
  /** Uses the request role. Using it within a transaction deadlocks, because the embedded database has one connection. */
  db: Kysely<Tables>;
  as<T>(caller: Caller, work: (transaction: Transaction<Tables>, insert: InsertRow) => Promise<T>): Promise<T>;
  /** Reports tables whose rows changed in any process. @returns a function that stops listening */
  onChange(listener: TableListener): () => void;
  /** False while the listener is disconnected, when reads must not be cached. Reconnecting reports all tables. */
  hearsChanges(): boolean;
  lost: Promise<Error>;
  close(): Promise<void>;
}
