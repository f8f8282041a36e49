import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { PGliteThread } from "./pglite-thread.ts";

/** The single connection. PGlite's adapter makes Kysely lend it to one caller at a time, for a whole transaction. */
class PGliteThreadDriver implements Driver, DatabaseConnection {
  readonly #thread: PGliteThread;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async releaseConnection(): Promise<void> {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#thread.query(sql, parameters);
    return {
      rows: rows as Row[],
      ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  streamQuery(): never {
    throw new Error("PGlite gives all rows at once.");
  }

  /** There is no other connection, so every isolation level holds. */
  async beginTransaction(): Promise<void> {
    await this.#thread.query("begin", []);
  }

  async commitTransaction(): Promise<void> {
    const { command } = await this.#thread.query("commit", []);
    // Postgres answers a COMMIT with ROLLBACK if a statement failed before it.
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollbackTransaction(): Promise<void> {
    await this.#thread.query("rollback", []);
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

/** Kysely's dialect for PGlite on a thread of its own. */
export function pgliteThreadDialect(thread: PGliteThread): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new PGliteThreadDriver(thread),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
