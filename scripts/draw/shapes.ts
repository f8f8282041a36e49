/** `count` strings, one per index, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Path data of a wall of bricks: `rows` courses from `top` down, each with `columns` joints, every other one shifted by half. */
export function wall(
  width: number,
  rows: number,
  columns: number,
  top: number,
  [long, high]: [number, number],
): string {
  const course = (row: number) => top + row * high;
  const joints = (row: number) =>
    repeat(columns, (column) => `M${((row % 2) * long) / 2 + column * long} ${course(row)}v${high}`);
  return `${repeat(rows, (row) => `M0 ${course(row)}h${width}`)}${repeat(rows, joints)}`;
}

/** Coordinates with at most one decimal: finer steps are invisible at the sizes the site uses. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A point on a circle, angle in degrees clockwise from three o'clock, as "x y". */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
}

/** Path data of `count` rays between two radii, spread over an arc in degrees. */
export function rays(cx: number, cy: number, count: number, inner: number, outer: number, from = 0, to = 360): string {
  return repeat(count, (index) => {
    const angle = from + ((to - from) * index) / count;
    return `M${onCircle(cx, cy, inner, angle)}L${onCircle(cx, cy, outer, angle)}`;
  });
}

/** Concentric circles as elements. */
export function rings(cx: number, cy: number, first: number, last: number, step: number): string {
  return repeat(
    Math.floor((last - first) / step) + 1,
    (index) => `<circle cx="${cx}" cy="${cy}" r="${first + index * step}"/>`,
  );
}

/** Path data of horizontal lines `gap` apart that fill a circle between two heights, as an engraver shades a ball. */
export function shadeCircle(cx: number, cy: number, radius: number, from: number, to: number, gap: number): string {
  let path = "";
  for (let y = from; y < to; y += gap) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (y - cy) ** 2));
    if (half > 1) path += `M${round(cx - half)} ${round(y)}h${round(2 * half)}`;
  }
  return path;
}
