import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import type { Tables } from "../database/database.ts";
import type { Network } from "@site/http";

/* Must match the database's grants and policies. Responses are cached per role, so tables whose policies depend on more
   than the role must not be readable here. */

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
  /** Runs with the service's rights, in the transaction that stores the rows. */
  after?(transaction: Transaction<Tables>, id: number): Promise<void>;
  undo?(): Promise<void>;
}

/** Needs an identity column `id`. */
export interface InsertableTable {
  readonly columns: readonly string[];
  /** A request that sets one of these gets Postgres's error for a missing grant. */
  readonly ownColumns: readonly string[];
  readonly schema: GenericSchema<unknown, Row>;
  /** Called with valid rows only. @throws LimitError */
  readonly prepare?: (insertion: Insertion) => Promise<InsertionWork>;
}

export interface ExposedTables {
  readonly readable: Readonly<Record<string, readonly string[]>>;
  readonly insertable: Readonly<Record<string, InsertableTable>>;
}
