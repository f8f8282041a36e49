import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import type { Tables } from "../database/database.ts";
import type { Network } from "@site/http";

/* The tables that the API exposes; grants and policies say the same in the database. Answers are cached per role: a
   table whose policies look at more of the caller than the role must not be readable here. */

/** Rows need a unique column `id`. */
export interface ReadableTable {
  name: string;
  columns: readonly string[];
}

export type Row = Record<string, string | null | undefined>;

export interface Insertion {
  ip: string;
  networks: readonly Network[];
  row: Row;
}

export interface InsertionWork {
  /** Runs in the transaction that stores the rows, with the service's rights. */
  after?(transaction: Transaction<Tables>, id: number): Promise<void>;
  undo?(): Promise<void>;
}

/** Has an identity column `id`. */
export interface InsertableTable {
  readonly columns: readonly string[];
  /** A request that sets one of these gets Postgres's error for a missing grant. */
  readonly ownColumns: readonly string[];
  readonly schema: GenericSchema<unknown, Row>;
  /** Called with a valid row. @throws LimitError after too many */
  readonly prepare?: (insertion: Insertion) => Promise<InsertionWork>;
}

export interface ExposedTables {
  readonly readable: Readonly<Record<string, readonly string[]>>;
  readonly insertable: Readonly<Record<string, InsertableTable>>;
}
