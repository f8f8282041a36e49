/** Prints rows under their headings, with each column as wide as its longest text. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const headings = Object.keys(rows[0] ?? {});
  const cells = [headings, ...rows.map((row) => headings.map((heading) => String(row[heading] ?? "")))];
  const widths = headings.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const line = (values: readonly string[]) =>
    values
      .map((value, column) => value.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  console.log(`\n## ${title}\n`);
  for (const values of cells) console.log(line(values));
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const ratio = (value: number, yardstick: number): string => (value / yardstick).toFixed(2);
