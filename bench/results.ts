import { textTable } from "#ops/text-table.ts";

export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {}).map(
    (name) => [name, (row: Record<string, string | number>) => String(row[name] ?? "")] as const,
  );
  console.log(`\n## ${title}\n\n${textTable(columns, rows).join("\n")}`);
}

export const getMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
