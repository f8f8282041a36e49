/** The channel of watch-tables.sql; the payload is the table's name, after a space what changed in it where that is told. In a file of its own, because PGlite's thread reads it too. */
export const TABLE_CHANGE_CHANNEL = "larkpost_table_change";

/** Reported tables outside `public`, whose writers send the notice themselves. */
export const SECRETS_TABLE = "auth_private.secrets";
export const DELIVERIES_TABLE = "notifications.deliveries";

/** Told with the id of the thread. */
export const ANSWERS_TABLE = "threads.answers";

/** Hears of a table, and of what changed in it where the notice says so. */
export type TableListener = (table: string, subject?: string) => void;

export interface TableChanges {
  listen(listener: TableListener): () => void;
  /** Takes a notice as it came. */
  report(notice: string): void;
}

/** Passes every notice to every listener. */
export function createTableChanges(): TableChanges {
  const listeners = new Set<TableListener>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report(notice) {
      const [table = "", subject] = notice.split(" ", 2);
      for (const listener of listeners) listener(table, subject);
    },
  };
}
