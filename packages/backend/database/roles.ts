import { type Kysely, sql, type Transaction } from "kysely";
import type { Caller } from "./database.ts";

/** The role that requests run as, made by platform/040-service-role.sql. */
export const SERVICE_ROLE = "larkpost_service";

/**
 * One transaction as the login of the connection, which owns the tables unless MIGRATION_DATABASE_URL names another: for restores and
 * other maintenance, never for a request.
 */
export function runAsOwner<T, Tables>(
  service: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return service.transaction().execute(async (transaction) => {
    await sql`set local role none`.execute(transaction);
    return work(transaction);
  });
}

/**
 * One transaction under the caller's role. Role and claims are local to the transaction, so a pooled
 * connection never carries one caller's rights to the next.
 */
export function runAsCaller<T, Tables>(
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
