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
 * With the rights of the transaction's caller, who may lack the right to read the rows back. From then on the
 * transaction has the service's rights, for what belongs to the rows.
 * @returns the ids of the rows
 */
export type InsertRows = (rows: NewRows) => Promise<number[]>;

export interface Database {
  kind: "pglite" | "postgres";
  /**
   * As the role of requests, which owns nothing: accounts, health, backups. The embedded kind has one connection:
   * inside a transaction use the transaction, or the call deadlocks.
   */
  db: Kysely<Tables>;
  /** One transaction under SET LOCAL ROLE and request.jwt.claims. */
  as<T>(caller: Caller, work: (transaction: Transaction<Tables>, insert: InsertRows) => Promise<T>): Promise<T>;
  /** Reports tables whose rows changed, in any process. Returns a function that stops it. */
  onChange(listener: TableListener): () => void;
  /**
   * False while the listening connection is lost: nothing read meanwhile may be cached. Once it is true again every
   * table has been reported as changed.
   */
  hearsChanges(): boolean;
  lost: Promise<Error>;
  close(): Promise<void>;
}
