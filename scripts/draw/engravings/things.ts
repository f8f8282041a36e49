import { type Ink, inkColour } from "../palette.ts";
import { onCircle, repeat, round } from "../shapes.ts";
import { type Ridge, numbers } from "./kit.ts";

/** Path data of `columns` by `rows` windows that fill a wall. */
function panes(x: number, y: number, wide: number, high: number, columns: number, rows: number): string {
  const [across, down] = [wide / columns, high / rows];
  return repeat(rows, (row) =>
    repeat(columns, (column) => {
      const [left, top] = [x + across * (column + 0.27), y + down * (row + 0.2)];
      return `M${round(left)} ${round(top)}h${round(across * 0.46)}v${round(down * 0.58)}h${round(-across * 0.46)}z`;
    }),
  );
}

interface House {
  x: number;
  /** Where it stands. */
  foot: number;
  wide: number;
  high: number;
  roof?: "gable" | "hip" | "flat";
  columns?: number;
  rows?: number;
}

/** A house with its shaded side, windows that are lit by night, and a door. */
export function house({ x, foot, wide, high, roof = "gable", columns = 2, rows = 1 }: House): string {
  const top = foot - high;
  const rise = roof === "flat" ? 5 : wide * 0.42;
  const inset = roof === "hip" ? wide * 0.2 : wide / 2;
  const cover =
    roof === "flat"
      ? `M${x - 3} ${top - 5}h${wide + 6}v5h${-wide - 6}z`
      : `M${x - 4} ${top}L${round(x + inset)} ${round(top - rise)}H${round(x + wide - inset)}L${x + wide + 4} ${top}z`;
  const side = `M${round(x + wide * 0.76)} ${top}h${round(wide * 0.24)}v${high}h${round(-wide * 0.24)}z`;
  return `<path class="wall" d="M${x} ${top}h${wide}v${high}h${-wide}z"/>
    <path class="window" d="${panes(x, top + 2, wide, high * 0.66, columns, rows)}"/>
    <path class="ink" d="M${round(x + wide * 0.4)} ${foot}v${round(-high * 0.28)}h${round(wide * 0.2)}v${round(high * 0.28)}z"/>
    <path fill="url(#dark-slant)" d="${side}"/>
    <path class="dark" d="${cover}"/>
    <path class="white-line" stroke-width="1.2" d="${cover}"/>`;
}

/** A round tree, hatched on its lower right. */
export function tree(x: number, foot: number, size: number): string {
  const [middle, radius] = [foot - size * 0.62, size * 0.36];
  const hatch = repeat(6, (line) => {
    const y = middle - radius * 0.35 + line * radius * 0.25;
    const half = Math.sqrt(Math.max(0, radius ** 2 - (y - middle) ** 2));
    return `M${round(x - half * 0.2)} ${round(y)}H${round(x + half * 0.86)}`;
  });
  return `<path class="white-line" stroke-width="2" d="M${x} ${foot}V${round(middle)}"/>
    <circle class="ink" cx="${x}" cy="${round(middle)}" r="${round(radius)}"/>
    <circle class="white-line" stroke-width="1.2" cx="${x}" cy="${round(middle)}" r="${round(radius)}"/>
    <path class="white-line" stroke-width="1" d="${hatch}"/>`;
}

/** A poplar. */
export function poplar(x: number, foot: number, high: number): string {
  const wide = high * 0.13;
  const outline = `M${x} ${foot - high}c${round(wide)} ${round(high * 0.3)} ${round(wide * 1.5)} ${round(high * 0.9)} 0 ${round(high * 0.92)}c${round(-wide * 1.5)} ${round(-high * 0.02)} ${round(-wide)} ${round(-high * 0.62)} 0 ${round(-high * 0.92)}z`;
  return `<path class="ink" d="${outline}"/>
    <path class="white-line" stroke-width="1.2" d="${outline}M${x} ${foot}v${round(-high * 0.7)}M${round(x + wide * 0.45)} ${round(foot - high * 0.12)}v${round(-high * 0.44)}M${round(x + wide * 0.8)} ${round(foot - high * 0.14)}v${round(-high * 0.28)}"/>`;
}

/** A fir. */
export function fir(x: number, foot: number, high: number): string {
  const outline = `M${x} ${foot - high}${repeat(3, (tier) => `l${round(high * (0.13 + tier * 0.05))} ${round(high * 0.3)}h${round(-high * 0.07)}`)}H${x}z`;
  const hatch = repeat(
    5,
    (line) => `M${x} ${round(foot - high * (0.8 - line * 0.15))}h${round(high * (0.07 + line * 0.04))}`,
  );
  return `<path class="paper" d="M${x} ${foot - high}V${round(foot - high * 0.1)}H${round(x - high * 0.26)}l${round(high * 0.1)}${round(-high * 0.27)}h${round(-high * 0.06)}l${round(high * 0.1)}${round(-high * 0.27)}h${round(-high * 0.05)}z"/>
    <path class="ink" d="${outline}"/><path class="white-line" stroke-width="1" d="${outline}${hatch}"/>`;
}

/** Trees here and there on a skyline. */
export function grove(skyline: Ridge, from: number, to: number, seed: number, draw: typeof tree, size = 34): string {
  const next = numbers(seed);
  let art = "";
  for (let x = from; x < to; x += size * (0.5 + next() * 0.9)) {
    const at = Math.round(x);
    art += draw(at, Math.round(skyline(at)) + 3, Math.round(size * (0.75 + next() * 0.6)));
  }
  return art;
}

/** Mountains: peaks as `[x, y]`, each with its shaded flank hachured down the slope. */
export function peaks(points: readonly (readonly [number, number])[], foot: number): string {
  return points
    .map(([x, y]) => {
      const high = foot - y;
      const hatch = repeat(Math.round(high / 5), (line) => {
        const down = (line + 1) * 5;
        return `M${round(x + down * 0.12 * (line % 2 ? 1 : -0.4))} ${round(y + down)}L${round(x + down * 0.98)} ${round(y + down * 0.99 + 2)}`;
      });
      const light = repeat(
        Math.round(high / 16),
        (line) =>
          `M${round(x - (line + 1) * 14)} ${round(y + (line + 1) * 16)}l${round(8 + line * 2)} ${round(14 + line)}`,
      );
      return `<path class="ink" d="M${round(x - high * 1.05)} ${foot}L${x} ${y}L${round(x + high * 1.05)} ${foot}z"/>
        <path class="paper" d="M${x} ${y}l-15 16 6-1 4 8 6-6 7 9 4-7 5 2z"/>
        <path class="white-line" stroke-width="1" d="M${round(x - high * 1.05)} ${foot}L${x} ${y}L${round(x + high * 1.05)} ${foot}${hatch}${light}"/>`;
    })
    .join("");
}

/** A wall of arches from `from` to `to`, `high` above its `foot`. */
export function arches(from: number, to: number, top: number, foot: number, span: number): string {
  const count = Math.floor((to - from) / span);
  const opening = span * 0.74;
  const holes = repeat(count, (index) => {
    const left = from + index * span + (span - opening) / 2;
    return `M${round(left)} ${foot}V${round(top + 16 + opening / 2)}a${round(opening / 2)} ${round(opening / 2)} 0 0 1${round(opening)} 0V${foot}z`;
  });
  const stones = repeat(3, (row) => `M${from} ${round(top + 5 + row * 4)}H${to}`);
  const piers = repeat(count + 1, (index) => {
    const middle = from + index * span;
    return repeat(
      Math.floor((foot - top - 24) / 6),
      (row) => `M${round(middle - 2)} ${round(top + 24 + row * 6)}h${round(span * 0.12)}`,
    );
  });
  return `<path class="wall" d="M${from} ${top}H${to}V${foot}H${from}z"/>
    <path class="ink" d="${holes}"/>
    <path class="ink-line" stroke-width="1" d="${stones}${piers}"/>`;
}

/** A striped or plain shape in the ink of another service. */
export const inked = (ink: Ink): string => `fill="${inkColour(ink)}"`;

/** Rings of a signal that goes out from a point. */
export const signals = (x: number, y: number, count: number): string =>
  `<path class="white-line" stroke-width="1.3" stroke-dasharray="5 4" d="${repeat(count, (ring) => {
    const radius = 14 + ring * 11;
    return `M${onCircle(x, y, radius, 205)}A${radius} ${radius} 0 0 1${onCircle(x, y, radius, 335)}`;
  })}"/>`;
