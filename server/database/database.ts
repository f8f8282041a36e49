import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Who a request acts as. `claims` are those of the verified token; they become `request.jwt.claims`. */
export interface Caller {
  role: "anon" | "authenticated";
  claims: Record<string, unknown>;
}

export interface Database {
  kind: "pglite" | "postgres";
  /**
   * Kysely as the role of requests, which owns nothing: accounts, health, backups.
   * The embedded kind has one connection: inside a transaction use the transaction, or the call waits for itself.
   */
  service: Kysely<Tables>;
  /** Runs work in one transaction under SET LOCAL ROLE and request.jwt.claims. */
  asCaller<T>(caller: Caller, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Called with the name of a public table whose rows changed, in any process. Returns the way to stop. */
  onTableChange(listener: (table: string) => void): () => void;
  /**
   * False while changes made by other processes can't be heard (the listening connection is lost).
   * Nothing read in that time may be remembered; once it is true again every table has been reported changed.
   */
  hearsChanges(): boolean;
  /**
   * Resolves with the reason once the database is gone for good, so that only a new process helps. A server that can't be reached
   * is not: its connections are made anew.
   */
  lost: Promise<Error>;
  /** Waits for the work under way, then lets go of files and connections. */
  close(): Promise<void>;
}
