import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The role that requests run as, made by platform/040-service-role.sql. */
export const SERVICE_ROLE = "larkpost_service";

/**
 * One transaction as the login of the connection, which owns the tables unless MIGRATION_DATABASE_URL names another: for
 * restoring and other upkeep, never for a request.
 */
export function runAsOwner<T>(
  service: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return service.transaction().execute(async (transaction) => {
    await sql`set local role none`.execute(transaction);
    return work(transaction);
  });
}
