import type { Drawing } from "../drawing.ts";
import type { Ink } from "../palette.ts";
import { repeat, round } from "../shapes.ts";
import { cloud, engraving, height, land, ridge, route, sky, width } from "./kit.ts";
import { grove, inked, poplar, tree } from "./things.ts";

const terraceInks: readonly Ink[] = ["email", "sms", "ads", "whatsapp", "web", "kol"];
const crowns = [
  "l27-30 27 30",
  "v-18h54v18",
  "q27-44 54 0",
  "v-10h9v-12h36v12h9v10",
  "l13-20 14 12 14-12 13 20",
  "v-26l27 12 27-12v26",
];

/** A terrace in which no two neighbors are alike; a letter lies on every step. */
function terrace(foot: number): string {
  return repeat(19, (index) => {
    const left = 14 + index * 74;
    const high = 96 + ((index * 37) % 40);
    const top = foot - high;
    const columns = 2 + (index % 2);
    const crown = `M${left + 5} ${top}${crowns[index % crowns.length]}z`;
    const panes = repeat(3, (row) =>
      repeat(columns, (column) => {
        const wide = 44 / columns;
        const x = round(left + 10 + column * wide + (wide - 13) / 2);
        return index % 3 === 1
          ? `M${x} ${top + 26 + row * 23}v-7a6.5 6.5 0 0 1 13 0v7z`
          : `M${x} ${top + 11 + row * 23}h13v15h-13z`;
      }),
    );
    return `<path class="wall" d="M${left} ${top}h64v${high}h-64z${crown}"/>
      <path fill="url(#${index % 2 ? "dark-slant" : "dark-across"})" d="M${left + 50} ${top}h14v${high}h-14z"/>
      <path class="window" d="${panes}"/><path class="ink-line" stroke-width="1.3" d="M${left} ${top}h64M${crown.slice(1)}"/>
      <path ${inked(terraceInks[(index * 5) % terraceInks.length] ?? "email")} d="M${left + 23} ${foot}v-24h18v24z"/>
      <path class="brass" d="M${left + 37} ${foot - 12}h2v2h-2zM${left + 28} ${foot - 18}h8v2h-8z"/>`;
  });
}

/** Market stalls, each under a striped cloth of its own. */
function stall(x: number, foot: number, wide: number, ink: Ink): string {
  const stripe = wide / 8;
  const hem = repeat(8, () => `a${round(stripe / 2)} 6 0 0 1${round(-stripe)} 0`);
  const goods = repeat(Math.floor(wide / 14) - 1, (piece) => `M${x + 10 + piece * 14} ${foot - 24}a5 5 0 0 1 10 0z`);
  return `<path class="white-line" stroke-width="2.4" d="M${x + 4} ${foot}v-66M${x + wide - 4} ${foot}v-66"/>
    <path class="paper" d="M${x - 4} ${foot - 22}h${wide + 8}v20h${-wide - 8}z"/><path fill="url(#dark-across)" d="M${x - 4} ${foot - 14}h${wide + 8}v12h${-wide - 8}z"/>
    <path class="brass" d="${goods}"/>
    <path class="paper" d="M${x + 6} ${foot - 82}h${wide - 12}l6 24${hem}z"/>
    <path ${inked(ink)} d="${repeat(4, (index) => `M${round(x + 6 + index * 2 * ((wide - 12) / 8))} ${foot - 82}h${round((wide - 12) / 8)}L${round(x + (index * 2 + 1) * stripe)} ${foot - 58}a${round(stripe / 2)} 6 0 0 1${round(-stripe)} 0z`)}"/>
    <path class="white-line" stroke-width="1.2" d="M${x + 6} ${foot - 82}h${wide - 12}"/>`;
}

function person(x: number, foot: number, high: number, load = false): string {
  const head = round(high * 0.14);
  return `<circle class="cut" cx="${x}" cy="${round(foot - high * 0.88)}" r="${head}"/>
    <path class="cut" d="M${round(x - high * 0.16)} ${round(foot - high * 0.32)}q0-${round(high * 0.42)} ${round(high * 0.16)}-${round(high * 0.42)}t${round(high * 0.16)} ${round(high * 0.42)}l-${round(high * 0.03)} ${round(high * 0.32)}h-${round(high * 0.1)}l-${round(high * 0.03)}-${round(high * 0.26)}-${round(high * 0.03)} ${round(high * 0.26)}h-${round(high * 0.1)}z"/>
    ${load ? `<path class="brass" d="M${round(x + high * 0.16)} ${round(foot - high * 0.5)}h${round(high * 0.26)}v${round(high * 0.2)}h${round(-high * 0.26)}z"/>` : ""}`;
}

/** A row of roofs in the distance, with lit windows by night. */
function roofs(foot: number, seed: number): string {
  return repeat(24, (index) => {
    const left = index * 60;
    const high = 36 + ((index * seed * 17) % 44);
    const top = foot - high;
    return `<path class="ink" d="M${left} ${foot}v${-high}l30-22 30 22v${high}z"/>
      <path class="white-line" stroke-width="1" d="M${left} ${foot}v${-high}l30-22 30 22v${high}${repeat(7, (row) => `M${left + 32 + row * 4} ${round(top - 18 + row * 2.9)}v${round(high + 18 - row * 2.9)}`)}"/>
      <path class="window" d="M${left + 8} ${top + 10}h8v10h-8zM${left + 20} ${top + 10}h8v10h-8z"/><path class="white-line" stroke-width="1" d="M${left + 8} ${top + 10}h8v10h-8zM${left + 20} ${top + 10}h8v10h-8z"/>`;
  });
}

const cobbles = (top: number) =>
  `<path class="ink" d="M0 ${top}H${width}V${height}H0z"/><path class="white-line" stroke-width="1" d="M0 ${top}H${width}${repeat(6, (row) => repeat(30, (stone) => `M${round((row % 2) * 24 + stone * 48 + row * 1.5)} ${round(top + 7 + row * (6 + row))}q${18 + row} -5 ${36 + row} 0`))}"/>`;

export const streets: Record<string, Drawing> = {
  market: engraving(
    "social",
    sky({ x: 720, y: 100, radius: 40 }),
    cloud(220, 74, 140),
    cloud(1120, 84, 130),
    route(500),
    roofs(214, 3),
    cobbles(214),
    ...[70, 260, 450, 640, 830, 1020, 1210].map((x, index) =>
      stall(x, 262, 124, (["email", "sms", "web", "whatsapp", "ads", "kol", "seo"] as const)[index] ?? "email"),
    ),
    person(228, 284, 52, true),
    person(608, 288, 56),
    person(792, 284, 52, true),
    person(990, 290, 58),
    person(1180, 284, 52, true),
    person(420, 290, 58),
  ),
  terrace: engraving(
    "crm",
    sky({ x: 760, y: 66, radius: 30 }),
    cloud(260, 70, 130),
    cloud(1080, 62, 130),
    route(520),
    land(ridge(4, 140, 10, 1.4), { id: "far", rows: 5, gap: 4, weight: 0.8 }),
    grove(ridge(4, 140, 10, 1.4), 20, 1420, 33, tree, 30),
    terrace(262),
    cobbles(262),
    person(520, 293, 36, true),
    person(668, 292, 34),
    person(884, 294, 36, true),
  ),
  school: engraving(
    "seo",
    sky({ x: 980, y: 104, radius: 38 }),
    cloud(420, 80, 140),
    route(240),
    land(ridge(6, 178, 14, 1.4), { id: "far", rows: 9, gap: 4, weight: 0.8 }),
    grove(ridge(6, 178, 14, 1.4), 20, 1420, 57, tree, 34),
    `<path class="wall" d="M520 222v-66h400v66zM508 156h424l-24-16H532zM664 140l56-38 56 38z"/>
     <path class="dark" d="M508 152h424v5H508z"/>
     <path class="window" d="${repeat(9, (index) => (index === 4 ? "" : `M${536 + index * 43} 172h22v40h-22z`))}"/>
     <path class="ink-line" stroke-width="1.4" d="M664 140l56-38 56 38z${repeat(9, (index) => `M${532 + index * 43} 160v60M${562 + index * 43} 160v60`)}"/>
     <path class="dark" d="M704 222v-44h32v44z"/><circle class="ink" cx="720" cy="127" r="9"/><path class="white-line" stroke-width="1.3" d="M720 121v6h5"/>
     <path fill="url(#dark-slant)" d="M884 157h36v65h-36z"/>
     <path class="wall" d="M496 222h448v6H496zM486 228h468v6H486zM476 234h488v6H476z"/><path class="ink-line" stroke-width="1" d="M496 225h448M486 231h468M476 237h488"/>`,
    grove(() => 238, 60, 440, 61, poplar, 70),
    grove(() => 238, 1000, 1400, 67, poplar, 70),
    cobbles(240),
    person(602, 286, 40),
    person(760, 284, 38),
    person(832, 288, 40, true),
  ),
};
