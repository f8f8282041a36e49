import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { sqlState } from "./database-error.ts";

/**
 * The pool, as Kysely uses it, without the connections on which an answer is still to come: a `begin` that timed out here may be
 * carried out later, and whoever gets the connection next would work in a transaction that nobody ends.
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
      // What the server itself says has a state; everything else left its answer out.
      if (sqlState(error) === undefined) isWhole = false;
      throw error;
    }
  };
  return {
    // Its other form takes a cursor, which nothing here uses.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || !isWhole),
  };
}
