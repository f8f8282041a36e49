import type { Kysely, Transaction } from "kysely";
import type { TableListener } from "./table-changes.ts";

export type Tables = Record<never, never>;

export interface Caller {
  role: "anon" | "authenticated";
  claims: Record<string, unknown>;
}

export interface NewRows {
  table: string;
  columns: readonly string[];
  rows: readonly Record<string, unknown>[];
}

/**
 * Inserts with the caller's rights, which may not include reading the rows back, then uses the service's rights.
 * @returns the ids of the rows
 */
export type InsertRows = (rows: NewRows) => Promise<number[]>;

export interface Database {
  kind: "pglite" | "postgres";
  /** Uses the request role. The embedded database has one connection: in a transaction use that, or the call deadlocks. */
  db: Kysely<Tables>;
  as<T>(caller: Caller, work: (transaction: Transaction<Tables>, insert: InsertRows) => Promise<T>): Promise<T>;
  /** Reports tables whose rows changed, in any process. Returns a function that stops it. */
  onChange(listener: TableListener): () => void;
  /** False while the listener is disconnected; don't cache reads then. Reconnecting reports all tables. */
  hearsChanges(): boolean;
  lost: Promise<Error>;
  close(): Promise<void>;
}
