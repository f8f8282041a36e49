import { type RawBuilder, sql } from "kysely";

/** Must match watch-tables.sql. The payload is the table's name, optionally followed by a space and the row's subject. */
export const TABLE_CHANGE_CHANNEL = "larkpost_table_change";

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

/** For changes that no trigger reports. Notifies all processes once the transaction commits. */
export function pgNotify(table: string, subject = ""): RawBuilder<unknown> {
  return sql`pg_notify(${TABLE_CHANGE_CHANNEL}, ${`${table} ${subject}`.trim()})`;
}
