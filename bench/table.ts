import { textTable } from "#ops/text-table.ts";

/** Prints rows under the names of their values. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {}).map(
    (name) => [name, (row: Record<string, string | number>) => String(row[name] ?? "")] as const,
  );
  console.log(`\n## ${title}\n\n${textTable(columns, rows).join("\n")}`);
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const ratio = (value: number, yardstick: number): string => (value / yardstick).toFixed(2);
