/** A row as the table spells its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A text column, trimmed; empty where the table holds nothing. */
export function text(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value.trim() : "";
}

/** A column that holds a web address; null where it holds anything else, so that no other scheme becomes a link. */
export function webAddress(row: Row, column: string): string | null {
  const value = text(row, column);
  return /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}

/** The key of a row: bigint, uuid or text. */
export function rowId(row: Row): string {
  return String(row["id"]);
}
