import type { Ink } from "../palette.ts";
import { repeat, round } from "../shapes.ts";
import { height, width } from "./kit.ts";
import { house, inked } from "./things.ts";

export function lighthouse(x: number, foot: number, high: number): string {
  const top = foot - high;
  const band = (row: number) => {
    const [a, b] = [row / 5, (row + 1) / 5];
    const half = (part: number) => 17 - 7 * (1 - part);
    return `M${round(x - half(a))} ${round(top + high * a)}H${round(x + half(a))}L${round(x + half(b))} ${round(top + high * b)}H${round(x - half(b))}z`;
  };
  return `<path class="night-beam" opacity=".3" d="M${x} ${top - 12}L-9 ${top - 70}v90zM${x} ${top - 12}L${width + 9} ${top - 70}v90z"/>
    <path class="wall" d="${[0, 1, 2, 3, 4].map(band).join("")}"/><path ${inked("email")} d="${band(1)}${band(3)}"/>
    <path fill="url(#dark-slant)" d="M${x + 3} ${top}h7l7 ${high}H${x + 5}z"/>
    <path class="dark" d="M${x - 15} ${top - 3}h30v4h-30zM${x - 9} ${top - 20}q9-14 18 0z"/>
    <path class="sun" d="M${x - 7} ${top - 20}h14v17h-14z"/><path class="dark-line" stroke-width="1.2" d="M${x} ${top - 20}v17M${x - 7} ${top - 20}v17M${x + 7} ${top - 20}v17"/>`;
}

export function steamer(x: number, line: number): string {
  return `<path class="wall" d="M${x + 46} ${line - 44}h150v14h-150zM${x + 30} ${line - 30}h190v12H${x + 30}z"/>
    <path class="window" d="${repeat(10, (pane) => `M${x + 54 + pane * 14} ${line - 40}h7v6h-7z`)}${repeat(12, (pane) => `M${x + 40 + pane * 15} ${line - 27}h6v6h-6z`)}"/>
    <path ${inked("email")} d="M${x + 84} ${line - 78}h20v34h-20zM${x + 134} ${line - 78}h20v34h-20z"/>
    <path class="dark" d="M${x + 82} ${line - 82}h24v10h-24zM${x + 132} ${line - 82}h24v10h-24z"/>
    <path class="dark" d="M${x} ${line - 20}h262q-6 16-18 26H${x + 22}Q${x + 6} ${line - 4} ${x} ${line - 20}z"/>
    <path class="white-line" stroke-width="1.3" d="M${x} ${line - 20}h262M${x + 6} ${line - 11}h248M${x + 30} ${line - 18}V${line - 92}M${x + 222} ${line - 18}V${line - 92}M${x + 30} ${line - 90}L${x} ${line - 20}M${x + 222} ${line - 90}l40 70M${x + 30} ${line - 90}h192"/>
    ${[0, 1, 2, 3].map((puff) => `<circle class="paper" cx="${x + 76 - puff * 30}" cy="${line - 92 - puff * 5}" r="${8 + puff * 4}"/>`).join("")}`;
}

export function sail(x: number, line: number, size: number): string {
  const at = (part: number) => round(part * size);
  return `<path class="paper" d="M${x} ${line}l${at(12)} ${at(-58)}V${line}zM${x + Number(at(16))} ${line}v${at(-66)}l${at(28)} ${at(66)}z"/>
    <path class="dark" d="M${round(x - 16 * size)} ${round(line + 5 * size)}h${at(76)}l${at(-10)} ${at(12)}h${at(-56)}z"/>
    <path class="white-line" stroke-width="1.4" d="M${round(x - 16 * size)} ${round(line + 5 * size)}h${at(76)}l${at(-10)} ${at(12)}h${at(-56)}z"/>`;
}

/** A barge of `size` bales: the load shows how much it takes. */
export function barge(x: number, line: number, size: number, ink: Ink): string {
  const long = 84 + size * 34;
  const bales = repeat(size, (level) =>
    repeat(size * 2 - level, (bale) => `M${x + 46 + level * 9 + bale * 18} ${line - 24 - level * 13}h16v12h-16z`),
  );
  return `<path class="paper" d="${bales}"/><path class="ink-line" stroke-width="1" d="${bales.replaceAll(/h16v12h-16z/g, "m0 6h16")}"/>
    <path class="wall" d="M${x + 12} ${line - 34}h26v22h-26z"/><path class="window" d="M${x + 17} ${line - 29}h7v8h-7zM${x + 27} ${line - 29}h7v8h-7z"/>
    <path ${inked(ink)} d="M${x} ${line - 12}h${long}l-9 15H${x + 8}z"/><path class="white-line" stroke-width="1.5" d="M${x} ${line - 12}h${long}l-9 15H${x + 8}zM${x + 4} ${line - 6}h${long - 8}M${x + 8} ${line - 38}h34"/>`;
}

export function crane(x: number, foot: number, turn: 1 | -1): string {
  const end = x + turn * 118;
  return `<path class="white-line" stroke-width="2.4" d="M${x - 14} ${foot}l8-108h12l8 108M${x} ${foot - 108}L${end} ${foot - 150}M${x} ${foot - 108}l${-turn * 26} -14M${x} ${foot - 140}L${end} ${foot - 150}M${x} ${foot - 140}v32M${x - turn * 26} ${foot - 122}L${x} ${foot - 140}"/>
    <path class="white-line" stroke-width="1" d="${repeat(7, (rung) => `M${round(x - 13 + rung)} ${foot - rung * 15}L${round(x + 12 - rung)} ${foot - 15 - rung * 15}`)}M${end} ${foot - 150}v62"/>
    <path class="brass" d="M${end - 16} ${foot - 88}h32v24h-32z"/><path class="dark-line" stroke-width="1.3" d="M${end - 16} ${foot - 88}h32v24h-32zM${end} ${foot - 88}v24M${end - 16} ${foot - 76}h32"/>`;
}

export function crates(x: number, foot: number, columns: number, inksOf: readonly Ink[]): string {
  return repeat(columns, (column) =>
    repeat(3 - ((column * 2) % 3), (level) => {
      const [left, top] = [x + column * 36, foot - 26 - level * 26];
      return `<path ${inked(inksOf[(column + level) % inksOf.length] ?? "email")} d="M${left} ${top}h34v24h-34z"/><path class="white-line" stroke-width="1.3" d="M${left} ${top}h34v24h-34zM${left + 6} ${top}v24M${left + 28} ${top}v24M${left + 6} ${top + 12}h22"/>`;
    }),
  );
}

/** An island under its flag. */
export function island(x: number, sea: number, wide: number, ink: Ink): string {
  const high = wide * 0.24;
  const shape = `M${x - wide / 2} ${sea}q${round(wide * 0.16)} ${round(-high * 0.3)} ${round(wide * 0.3)} ${round(-high * 0.8)}t${round(wide * 0.32)} ${round(-high * 0.1)}t${round(wide * 0.38)} ${round(high * 0.9)}z`;
  const rows = repeat(
    5,
    (row) =>
      `M${round(x - wide * (0.05 + row * 0.085))} ${round(sea - high * (0.78 - row * 0.16))}h${round(wide * (0.2 + row * 0.15))}`,
  );
  return `<path class="ink" d="${shape}"/><path class="white-line" stroke-width="1.2" d="${shape}${rows}"/>
    ${house({ x: Math.round(x - 14), foot: Math.round(sea - high * 0.72), wide: 28, high: 20 })}
    <path class="white-line" stroke-width="1.8" d="M${round(x + wide * 0.16)} ${round(sea - high * 0.7)}v-56"/>
    <path ${inked(ink)} d="M${round(x + wide * 0.16)} ${round(sea - high * 0.7 - 56)}h34l-8 10 8 10h-34z"/>
    <path class="white-line" stroke-width="1.2" d="M${round(x + wide * 0.16)} ${round(sea - high * 0.7 - 56)}h34l-8 10 8 10h-34z"/>`;
}

/** Four locks, each a step higher than the one before. */
export function locks(): string {
  const levels = [262, 240, 218, 196];
  return levels
    .map((level, index) => {
      const left = 360 + index * 190;
      const right = index === levels.length - 1 ? width : left + 190;
      const ripples = repeat(12, (row) => `M${left + ((row * 37) % 60)} ${level + 6 + row * 8}H${right}`);
      return `<path class="ink" d="M${left} ${level}H${right}V${height}H${left}z"/><path class="white-line" stroke-width="1.2" d="M${left} ${level}H${right}"/>
        <path class="white-line" stroke-width="1.1" stroke-dasharray="46 9 14 12 90 10 22 30" d="${ripples}"/>
        <path class="paper" d="M${left - 8} ${level - 14}h16V${height}h-16z"/><path class="ink-line" stroke-width="1" d="${repeat(Math.floor((height - level + 8) / 6), (row) => `M${left - 8} ${level - 8 + row * 6}h16`)}"/>
        <path class="white-line" stroke-width="3.4" d="M${left} ${level - 16}l46-12M${left} ${level - 14}v-6"/>`;
    })
    .join("");
}
