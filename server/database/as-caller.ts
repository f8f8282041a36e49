import { type Kysely, sql, type Transaction } from "kysely";
import type { Caller } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * One transaction under the caller's role. Role and claims are local to the transaction, so a pooled
 * connection never carries one caller's rights to the next.
 */
export function runAsCaller<T>(
  service: Kysely<Tables>,
  caller: Caller,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return service.transaction().execute(async (transaction) => {
    const claims = JSON.stringify({ ...caller.claims, role: caller.role });
    await sql`select set_config('role', ${caller.role}, true), set_config('request.jwt.claims', ${claims}, true)`.execute(
      transaction,
    );
    return work(transaction);
  });
}
