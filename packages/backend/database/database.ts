import type { Kysely, Transaction } from "kysely";
import type { TableListener } from "./table-changes.ts";

/** No table: whoever uses the database names its tables by `withTables`. */
export type Tables = Record<never, never>;

/** Who a request acts as. `claims` are those of the verified token; they become `request.jwt.claims`. */
export interface Caller {
  role: "anon" | "authenticated";
  claims: Record<string, unknown>;
}

export interface NewRows {
  /** Of the schema `public`, with an identity column `id`. */
  table: string;
  columns: readonly string[];
  rows: readonly Record<string, unknown>[];
}

/**
 * Stores rows with the rights of the transaction's caller, who may lack the right to read them back. From then on the transaction has the
 * service's rights, for what belongs to the rows.
 * @returns the ids of the rows
 */
export type InsertRows = (rows: NewRows) => Promise<number[]>;

export interface Database {
  kind: "pglite" | "postgres";
  /**
   * Kysely as the role of requests, which owns nothing: accounts, health, backups. The embedded kind has one connection: inside
   * a transaction use the transaction, or the call deadlocks.
   */
  db: Kysely<Tables>;
  /** Runs work in one transaction under SET LOCAL ROLE and request.jwt.claims. */
  as<T>(caller: Caller, work: (transaction: Transaction<Tables>, insert: InsertRows) => Promise<T>): Promise<T>;
  /** Calls back with the name of a table whose rows changed, in any process. Returns a function that stops it. */
  onChange(listener: TableListener): () => void;
  /**
   * False while changes by other processes can't be heard (the listening connection is lost). Nothing read meanwhile may be
   * cached; once it is true again every table has been reported as changed.
   */
  hearsChanges(): boolean;
  /**
   * Resolves with the reason once the database is lost for good, so that only a new process helps. An unreachable server
   * does not count as lost: connections are reopened.
   */
  lost: Promise<Error>;
  /** Waits for running work, then closes files and connections. */
  close(): Promise<void>;
}
