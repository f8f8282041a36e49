import { type Kysely, sql, type Transaction } from "kysely";
import type { Caller, InsertRow, NewRow, Tables } from "./database.ts";

/** Created by platform/040-service-role.sql. */
export const SERVICE_ROLE = "larkpost_service";

/** For restores and maintenance, never for requests. The owner is the role of MIGRATION_DATABASE_URL if that is set. */
export function runAsOwner<T, Tables>(
  service: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return service.transaction().execute(async (transaction) => {
    await sql`set local role none`.execute(transaction);
    return work(transaction);
  });
}

/** The role and the claims are local to the transaction, so pooled connections don't leak them to other callers. */
export function runAsCaller<T>(
  service: Kysely<Tables>,
  caller: Caller,
  work: (transaction: Transaction<Tables>, insert: InsertRow) => Promise<T>,
): Promise<T> {
  return service.transaction().execute(async (transaction) => {
    const claims = JSON.stringify({ ...caller.claims, role: caller.role });
    await sql`select set_config('role', ${caller.role}, true), set_config('request.jwt.claims', ${claims}, true)`.execute(
      transaction,
    );
    return work(transaction, (row) => insertAsCaller(transaction, row));
  });
}

async function insertAsCaller(transaction: Transaction<Tables>, { table, columns, row }: NewRow): Promise<number> {
  // Names come from the code and values are parameters, so no request text becomes SQL.
  const name = sql.table(`public.${table}`);
  await sql`insert into ${name} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(columns.map((column) => row[column] ?? null))})`.execute(transaction);
  await sql`select set_config('role', ${SERVICE_ROLE}, true)`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    select id from ${name} where xmin = pg_current_xact_id()::xid order by id desc limit 1`.execute(transaction);
  const [stored] = rows;
  if (!stored) throw new Error("An insertion gives one id.");
  return stored.id;
}
