import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import type { Tables } from "../database/database.ts";
import type { Network } from "@site/http";

/*
 * The tables that the API exposes. Grants and policies say the same in the database. Answers are cached per role: a table whose
 * policies look at more of the caller than the role must not be readable here.
 */

/** A table that anybody may read. It has a column `id`, by which rows are told apart. */
export interface ReadableTable {
  name: string;
  columns: readonly string[];
}

/** The values of a row, by column. */
export type Row = Record<string, string | null | undefined>;

/** A request to store rows, before they are stored. */
export interface Insertion {
  /** The client's IP address, and its networks. */
  ip: string;
  networks: readonly Network[];
  /** A list of one is a list. */
  rows: readonly Row[];
  isList: boolean;
}

/** What a table does beside storing rows. */
export interface InsertionWork {
  /** In the transaction that stores them, once they are stored, with the rights of the service. */
  after?(transaction: Transaction<Tables>, ids: readonly number[]): Promise<void>;
  /** They were not stored. */
  undo?(): Promise<void>;
}

/** A table that anybody may add to. It has an identity column `id`. */
export interface InsertableTable {
  /** Columns a caller may set. */
  readonly columns: readonly string[];
  /** Columns that the database sets. A request that names one gets Postgres's error for a missing grant. */
  readonly ownColumns: readonly string[];
  readonly schema: GenericSchema<unknown, Row>;
  /** Called once the rows are found valid. Throws a `LimitError` where they are too many. */
  readonly prepare?: (insertion: Insertion) => Promise<InsertionWork>;
}

export interface ExposedTables {
  readonly readable: Readonly<Record<string, readonly string[]>>;
  readonly insertable: Readonly<Record<string, InsertableTable>>;
}

/** The columns that are not texts, with Postgres's names of their types. */
const otherTypes: Record<string, string> = { id: "bigint", created_at: "timestamp with time zone" };

export function typeOf(column: string): string {
  return otherTypes[column] ?? "text";
}
