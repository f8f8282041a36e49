import { type Drawing, sheet } from "../drawing.ts";
import { outline, type Setting } from "../lettering.ts";
import type { Ink } from "../palette.ts";
import { repeat, round } from "../shapes.ts";

/** A plate of 360 by 150 on the ink's ruled ground that explains one subject of a chapter. */
export function plate(ink: Ink, art: string): Drawing {
  return sheet(ink, `<path fill="url(#white-across)" opacity=".13" d="M0 0h360v150H0z"/>${art}`, 360, 150);
}

/** A short label. A size below 13 is illegible on a phone. */
export function label(
  text: string,
  x: number,
  y: number,
  { paint = "paper", size = 14, ...setting }: Partial<Setting> & { paint?: "paper" | "dark" | "brass" | "ink" } = {},
): string {
  return `<path class="${paint}" d="${outline(text, { face: "narrow", anchor: "middle", ...setting, x, y, size })}"/>`;
}

/** A sheet of paper with its hatched shadow. */
export function card(x: number, y: number, width: number, height: number, paint: "paper" | "brass" = "paper"): string {
  return `<path class="dark" opacity=".45" d="M${x + 4} ${y + 5}h${width}v${height}h${-width}z"/>
    <path class="${paint}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
}

/** Lines of writing with the given widths. */
export function writing(x: number, y: number, widths: readonly number[], gap = 7): string {
  return `<path class="dark-line" stroke-width="1.4" d="${widths.map((width, row) => `M${x} ${y + row * gap}h${width}`).join("")}"/>`;
}

/** A closed letter, shaded below its flap. */
export function letter(x: number, y: number, width = 40, height = 27, paint: "paper" | "brass" = "paper"): string {
  const half = width / 2;
  const fold = round(height * 0.6);
  return `${card(x, y, width, height, paint)}
    <path fill="url(#dark-across)" opacity=".55" d="M${x} ${y}l${half} ${fold} ${half} ${-fold}z"/>
    <path class="dark-line" stroke-width="1.4" d="M${x} ${y}h${width}v${height}h${-width}zl${half} ${fold} ${half} ${-fold}"/>`;
}

/** A line that ends in a head, level or upright. */
export function arrow(x: number, y: number, length: number, upright = false): string {
  const turn = upright ? `<g transform="rotate(90 ${x} ${y})">` : "<g>";
  const back = length > 0 ? -7 : 7;
  return `${turn}<path class="white-line" stroke-width="2.4" d="M${x} ${y}h${length}m${back}-5.5l${-back} 5.5${back} 5.5"/></g>`;
}

/** Head and shoulders, whose lower edge is `y`. */
export function person(x: number, y: number, paint: "paper" | "brass" = "paper"): string {
  return `<path class="${paint}" d="M${x - 7} ${y}v-6a7 7 0 0 1 14 0v6z"/><circle class="${paint}" cx="${x}" cy="${y - 17}" r="4.2"/>`;
}

/** A person who has left: only the outline. */
export function gone(x: number, y: number): string {
  return `<path class="fine" stroke-width="1.2" d="M${x - 7} ${y}v-6a7 7 0 0 1 14 0v6zm2.8-17a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0"/>`;
}

/** A centered tick, and the cross that is its opposite. */
export function tick(x: number, y: number, paint: "white-line" | "dark-line" = "white-line"): string {
  return `<path class="${paint}" stroke-width="3" d="M${x - 6} ${y}l4.5 5 8-10"/>`;
}
export function cross(x: number, y: number): string {
  return `<path class="white-line" stroke-width="3" d="M${x - 5} ${y - 5}l10 10m0-10l-10 10"/>`;
}

/** A strip of equal cells with their upright lines. */
export function cells(x: number, y: number, [columns, rows]: [number, number], width: number, height: number): string {
  const wide = columns * width;
  const high = rows * height;
  return `<path class="dark-line" stroke-width="1.2" d="${repeat(columns + 1, (column) => `M${x + column * width} ${y}v${high}`)}${repeat(rows + 1, (row) => `M${x} ${y + row * height}h${wide}`)}"/>`;
}
