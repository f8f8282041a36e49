/** The channel of platform/watch-tables.sql; the payload is the table's name. */
export const TABLE_CHANGE_CHANNEL = "larkpost_table_change";

/** The only table outside of `public` that is reported: whoever writes to it sends the notice. */
export const SECRETS_TABLE = "auth_private.secrets";

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
