import { type Drawing, sheet } from "../drawing.ts";
import type { Ink } from "../palette.ts";
import { repeat } from "../shapes.ts";

export function scene(ink: Ink, art: string): Drawing {
  return sheet(ink, art, 360, 230);
}

/** Little windows in rows: path data of `columns` by `rows` boxes. */
export function windows(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  step: [number, number],
) {
  return repeat(rows, (row) =>
    repeat(columns, (column) => `M${x + column * step[0]} ${y + row * step[1]}h${width}v${height}h${-width}z`),
  );
}
