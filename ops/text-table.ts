export type Column<Row> = readonly [title: string, value: (row: Row) => string];

export const formatMinute = (time: Date | string | null, otherwise = "-"): string =>
  time === null ? otherwise : new Date(time).toISOString().slice(0, 16).replace("T", " ");

export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  const widths = columns.map((_column, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
