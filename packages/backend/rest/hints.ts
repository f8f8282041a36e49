/** The edit distance between two texts. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Postgres gives no hint where more letters differ. */
const maxDistance = 3;

/** Postgres's hint for an unknown column: the one or two nearest names, if near enough. */
export function columnHint(table: string, column: string, columns: readonly string[]): string | null {
  // A name this long is not near any column.
  if (column.length > 63) return null;
  const near = columns
    .map((name) => ({ name, apart: distance(column, name) }))
    .filter(({ apart }) => apart <= maxDistance && apart <= column.length / 2);
  const min = Math.min(...near.map(({ apart }) => apart));
  const nearest = near.filter(({ apart }) => apart === min).map(({ name }) => `the column "${table}.${name}"`);
  if (nearest.length === 0 || nearest.length > 2) return null;
  return `Perhaps you meant to reference ${nearest.join(" or ")}.`;
}

/** PostgREST's hint for an unknown table: the nearest name with at least three quarters of the letters in common. */
export function tableHint(table: string, tables: readonly string[]): string | null {
  if (table.length > 63) return null;
  const [nearest] = tables
    .map((name) => ({ name, alike: 1 - distance(table, name) / Math.max(table.length, name.length) }))
    .sort((one, other) => other.alike - one.alike);
  if (nearest === undefined || nearest.alike < 0.75) return null;
  return `Perhaps you meant the table 'public.${nearest.name}'`;
}
