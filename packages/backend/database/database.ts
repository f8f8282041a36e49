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
 * With the caller's rights, who may lack the right to read the rows back, and the service's afterwards.
 * @returns the ids of the rows
 */
export type InsertRows = (rows: NewRows) => Promise<number[]>;

export interface Database {
  kind: "pglite" | "postgres";
  /** As the role of requests. Embedded, there is one connection: inside a transaction use it, or the call deadlocks. */
  db: Kysely<Tables>;
  as<T>(caller: Caller, work: (transaction: Transaction<Tables>, insert: InsertRows) => Promise<T>): Promise<T>;
  /** Reports tables whose rows changed, in any process. Returns a function that stops it. */
  onChange(listener: TableListener): () => void;
  /** False while the listener is disconnected: nothing read then may be cached. All tables are reported after. */
  hearsChanges(): boolean;
  lost: Promise<Error>;
  close(): Promise<void>;
}
