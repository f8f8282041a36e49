import { type Drawing, sheet } from "../drawing.ts";
import { mark } from "../mark.ts";
import type { Ink } from "../palette.ts";
import { rays, repeat, round } from "../shapes.ts";

/** An engraving as wide as the window. A phone shows its middle third, at the same height, so what matters is there. */
export const width = 1440;
export const height = 300;

/** White lines on one ink; what is nearer is drawn later and hides what is behind it. */
export function engraving(ink: Ink, ...art: string[]): Drawing {
  return sheet(ink, art.join(""), width, height);
}

/** Heights of a skyline, by the distance from the left edge. */
export type Ridge = (x: number) => number;

/** A rolling skyline: `seed` chooses it, `base` is its middle and `rise` how far it goes up and down. */
export function ridge(seed: number, base: number, rise: number, stretch = 1): Ridge {
  const [slow, quick] = [190 * stretch, 71 * stretch];
  return (x) => base - rise * (0.68 * Math.sin(x / slow + seed * 1.7) + 0.32 * Math.sin(x / quick + seed * 2.9));
}

/** A repeatable row of numbers from 0 to 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

// Wide enough for a smooth curve, and a divisor of the width.
const step = 24;

/** Path data of a smooth curve along a skyline, from edge to edge. */
export function along(skyline: Ridge): string {
  const point = (index: number): [number, number] => [index * step, skyline(index * step)];
  const middles = Array.from({ length: width / step }, (_, index) => {
    const [[x1, y1], [x2, y2]] = [point(index), point(index + 1)];
    return `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2)}`;
  });
  const [first, ...others] = middles;
  // Quadratic curves whose control points are the skyline's: each `T` implies the next one, because all are equally far apart.
  return `M0 ${round(skyline(0))}L${first}Q${point(1).map(round).join(" ")} ${others.join("T")}L${width} ${round(skyline(width))}`;
}

interface LandOptions {
  /** Names the lines within the drawing. */
  id: string;
  rows: number;
  /** Between the first two rows. Each further one is a little wider. */
  gap?: number;
  weight?: number;
  /** Broken lines, as of grass or furrows. */
  dashes?: string;
}

/** Land that hides what is behind it, with lines that follow its shape and flatten as they come nearer. */
export function land(skyline: Ridge, { id, rows, gap = 5, weight = 1.1, dashes }: LandOptions): string {
  const curve = along(skyline);
  const dash = dashes ? ` stroke-dasharray="${dashes}"` : "";
  return `<path class="ink" d="${curve}V${height}H0z"/>
    <path class="white-line" stroke-width="${weight * 1.3}" d="${curve}"/>
    <path id="${id}" class="white-line" stroke-width="${weight}"${dash} d="${curve}"/>
    ${repeat(rows, (row) => {
      const down = gap * (row + 1) * (1 + row * 0.045);
      return `<use href="#${id}" transform="translate(${dashes ? (row % 3) * 7 : 0} ${round(down)})"/>`;
    })}`;
}

/** The lower end of the sky, below every horizon: what is in front of the sky hides its last lines. */
const skyFoot = 216;

/** The sky as an engraver rules it: lines that thin downwards and leave out the sun and its beams. */
export function sky(sun: { x: number; y: number; radius: number }): string {
  const clear = sun.radius * 2.1;
  const gap = 4;
  const bands = [1.3, 1, 0.7].map((weight, band) => {
    let path = "";
    const count = Math.floor(skyFoot / gap / 3);
    for (let row = band * count; row < (band + 1) * count; row++) {
      const y = 3 + row * gap;
      const reach = clear ** 2 - (y - sun.y) ** 2;
      const half = reach > 0 ? Math.sqrt(reach) : 0;
      path += half ? `M0 ${y}H${round(sun.x - half)}M${round(sun.x + half)} ${y}H${width}` : `M0 ${y}H${width}`;
    }
    return `<path class="white-line" opacity=".5" stroke-width="${weight}" d="${path}"/>`;
  });
  const beams = Math.round(sun.radius * 2);
  return `${bands.join("")}
    <path class="white-line" opacity=".8" stroke-width="1" d="${rays(sun.x, sun.y, beams, sun.radius + 7, clear - 4)}"/>
    <circle class="sun" cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/>`;
}

/** A cloud on a flat foot, `size` wide, shaded below. */
export function cloud(x: number, foot: number, size: number): string {
  const unit = round(size / 10);
  const arc = (wide: number, high: number) =>
    `a${unit} ${unit} 0 0 1${round((size / 10) * wide)} ${round((size / 10) * high)}`;
  const outline = `M${x} ${foot}${arc(1, -1.2)}${arc(2, -1)}${arc(2.4, -0.1)}${arc(2, 0.5)}${arc(1.6, 0.8)}${arc(1, 1)}z`;
  return `<path class="wall" d="${outline}"/>
    <path class="ink-line" stroke-width="1" d="${repeat(4, (row) => `M${round(x + size * (0.08 + row * 0.13))} ${round(foot - 2 - row * 3)}h${round(size * (0.84 - row * 0.2))}`)}"/>`;
}

/** The lark and its dotted route from edge to edge. The route starts and ends at the same height, so that each page continues it. */
export function route(lark: number, low = 58, high = 30): string {
  const level = (x: number) => 46 + ((low - high) / 2) * Math.sin((x / width) * Math.PI * 2);
  return `<path class="route" d="${along(level)}"/>${mark(lark, round1(level(lark)) - 22, 34, "paper")}`;
}

const round1 = (value: number): number => Number(round(value));

/** Water from `top` to `bottom`: broken lines that grow as they come nearer. */
export function water(top: number, bottom: number, seed = 7): string {
  const next = numbers(seed);
  let lines = "";
  let gap = 3;
  for (let y = top + 2; y < bottom; y += gap) {
    const long = 14 + gap * 9;
    const dashes = [1, 0.3, 2.1, 0.45, 0.7, 0.25].map((part) => Math.round(long * part * (0.7 + next() * 0.6)));
    lines += `<path stroke-dasharray="${dashes.join(" ")}" stroke-width="${round(0.7 + gap * 0.08)}" stroke-dashoffset="${Math.round(next() * 90)}" d="M0 ${round(y)}H${width}"/>`;
    gap *= 1.09;
  }
  return `<path class="ink" d="M0 ${top}H${width}V${bottom}H0z"/>
    <g class="white-line">${lines}</g>
    <path class="white-line" stroke-width="1.3" d="M0 ${top}H${width}"/>`;
}

/** The light of the sun on the water below it. */
export function glitter(x: number, top: number, bottom: number): string {
  const next = numbers(x);
  let path = "";
  let gap = 4;
  for (let y = top + 4; y < bottom; y += gap) {
    const half = 8 + (y - top) * 0.35 * next() + 6;
    path += `M${round(x - half)} ${round(y)}h${round(2 * half * (0.6 + next() * 0.4))}`;
    gap *= 1.1;
  }
  return `<path class="sun-line" stroke-width="2" d="${path}"/>`;
}
