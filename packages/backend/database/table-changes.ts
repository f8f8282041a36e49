import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** Must match watch-tables.sql. The payload is the table's name, optionally followed by a space and the row's subject. */
export const TABLE_CHANGE_CHANNEL = "larkpost_table_change";

export const SECRETS_TABLE = "auth_private.secrets";

export type TableListener = (table: string, subject?: string) => void;

export function createTableChanges() {
  const listeners = new Set<TableListener>();
  return {
    listen(listener: TableListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report(notice: string): void {
      const [table = "", subject] = notice.split(" ", 2);
      for (const listener of listeners) listener(table, subject);
    },
  };
}

/** A SQL expression that notifies all processes once the transaction commits. */
export function changeNotice(table: string, subject = ""): RawBuilder<unknown> {
  return sql`pg_notify(${TABLE_CHANGE_CHANNEL}, ${`${table} ${subject}`.trim()})`;
}

export async function announceChange(db: QueryExecutorProvider, table: string, subject = ""): Promise<void> {
  await sql`select ${changeNotice(table, subject)}`.execute(db);
}
