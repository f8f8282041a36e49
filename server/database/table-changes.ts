/** The channel of watch-tables.sql; the payload is the table's name. In a file of its own, because PGlite's thread reads it too. */
export const TABLE_CHANGE_CHANNEL = "larkpost_table_change";

/** Reported tables outside `public`, whose writers send the notice themselves. */
export const SECRETS_TABLE = "auth_private.secrets";
export const DELIVERIES_TABLE = "notifications.deliveries";

export interface TableChanges {
  listen(listener: (table: string) => void): () => void;
  report(table: string): void;
}

/** Passes every reported table name to every listener. */
export function createTableChanges(): TableChanges {
  const listeners = new Set<(table: string) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report(table) {
      for (const listener of listeners) listener(table);
    },
  };
}
