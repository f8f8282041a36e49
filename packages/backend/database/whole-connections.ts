import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { sqlState } from "./database-error.ts";

/**
 * The pool, as Kysely uses it, without connections whose answer is still outstanding: a `begin` that timed out here may run later, and
 * the next user of the connection would work in a transaction that nobody ends.
 */
export function onlyWholeConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => wholeOrNone(await pool.connect()),
  };
}

function wholeOrNone(client: pg.PoolClient): PostgresPoolClient {
  let isWhole = true;
  const query = async (statement: string, parameters: unknown[]) => {
    try {
      return await client.query(statement, parameters);
    } catch (error) {
      // An error of the server has an SQLSTATE; after any other error the answer is still outstanding.
      if (sqlState(error) === undefined) isWhole = false;
      throw error;
    }
  };
  return {
    // The other overload takes a cursor, which is not used here.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || !isWhole),
  };
}
