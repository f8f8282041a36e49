/** The channel of platform/watch-tables.sql; the payload is the table's name. */
export const TABLE_CHANGE_CHANNEL = "larkpost_table_change";

export interface TableChanges {
  listen(listener: (table: string) => void): () => void;
  report(table: string): void;
}

/** Hands every reported table name to every listener. */
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
