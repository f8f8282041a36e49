import type { Drawing } from "../drawing.ts";
import { iconBody } from "../icons.ts";
import { inks, type Ink } from "../palette.ts";
import { repeat, round } from "../shapes.ts";
import { cloud, engraving, height, land, ridge, route, sky } from "./kit.ts";
import { grove, house, inked, poplar, tree } from "./things.ts";

const services = Object.keys(inks) as Ink[];

/** A finger post with an arm for every service, in its ink and with its sign: five to each side. */
function fingerPost(x: number, foot: number, high: number): string {
  const top = foot - high;
  const arms = services.map((ink, index) => {
    const side = index % 2 ? 1 : -1;
    const y = top + 10 + Math.floor(index / 2) * 34 + (index % 2) * 15;
    const long = 116 + ((index * 41) % 46);
    const outline = `M${x} ${y}h${side * long}l${side * 17} 13.5l${side * -17} 13.5H${x}z`;
    const inset = `M${x + side * 10} ${y + 3.5}H${x + side * (long - 2)}l${side * 12.5} 10l${side * -12.5} 10H${x + side * 10}`;
    const sign = x + side * (long - 22) - 10.5;
    const print = repeat(
      3,
      (row) => `M${x + side * 18} ${y + 9 + row * 4.5}h${side * (long - 66 - ((index + row * 2) % 3) * 13)}`,
    );
    return `<path ${inked(ink)} d="${outline}"/><path class="white-line" stroke-width="1.4" d="${outline}"/>
      <path class="white-line" stroke-width=".7" d="${inset}"/><path class="white-line" stroke-width="1.1" opacity=".75" d="${print}"/>
      <g class="white-line" stroke-width="2.4" transform="translate(${sign} ${y + 3}) scale(.65)">${iconBody(ink)}</g>`;
  });
  return `<path class="paper" d="M${x - 6} ${foot}V${top}h12v${high}z"/><path fill="url(#dark-slant)" d="M${x + 1} ${foot}V${top}h5v${high}z"/>
    ${arms.join("")}
    <path class="paper" d="M${x - 6} ${top}h12v${high - 60}h-12z"/><path fill="url(#dark-slant)" d="M${x + 1} ${top}h5v${high - 60}h-5z"/>
    <path class="brass" d="M${x - 8} ${top - 5}h16v6h-16z"/><circle class="brass" cx="${x}" cy="${top - 10}" r="6"/>
    <path class="wall" d="M${x - 20} ${foot}l5-14h30l5 14zM${x - 28} ${foot + 8}l4-8h48l4 8z"/><path class="ink-line" stroke-width="1" d="M${x - 16} ${foot - 5}h32M${x - 24} ${foot + 4}h48"/>`;
}

/** A road from the foot of the picture that bends and narrows on its way to `[x, y]`, with its ruts. */
function road(start: number, [x, y]: readonly [number, number]): string {
  const [across, down] = [x - start, height - y];
  /** The four points of a curve between the left edge (-1) and the right (1). */
  const points = (edge: number) => [
    `${round(start + edge * 32)} ${height}`,
    `${round(start + across * 0.1 + edge * 26)} ${round(height - down * 0.6)}`,
    `${round(x - across * 0.5 + edge * 12)} ${round(y + down * 0.22 + Math.sign(across) * edge * 4)}`,
    `${round(x + edge * 7)} ${round(y + Math.sign(across) * edge * 2)}`,
  ];
  const curve = ([from = "", ...others]: string[]) => `${from}C${others.join(" ")}`;
  return `<path class="wall" d="M${curve(points(-1))}L${curve(points(1).toReversed())}z"/>
    <path class="ink-line" stroke-width="1" d="M${curve(points(-0.45))}M${curve(points(0.45))}"/>`;
}

/** Someone on foot with a bundle on a stick. */
function walker(x: number, foot: number): string {
  return `<path class="white-line" stroke-width="2" d="M${x - 22} ${foot - 40}L${x + 12} ${foot - 28}M${x + 15} ${foot - 26}l9 26"/>
    <path class="brass" d="M${x - 30} ${foot - 42}q9-8 16 2l2 10q-10 7-19 0z"/>
    <path class="cut" d="M${x - 7} ${foot - 40}q8-5 14 0l6 13-4 4-3-4 1 9 5 18h-7l-6-15-6 15h-7l6-20z"/>
    <circle class="cut" cx="${x + 1}" cy="${foot - 47}" r="6"/><path class="dark" d="M${x - 9} ${foot - 49}h20v-2h-4q-1-7-6-7t-6 7h-4z"/>`;
}

/** A pigeon that flies to the right with one part of a torn letter. */
function pigeon(x: number, y: number, size: number, part: 0 | 1 | 2): string {
  const wing = "M24-3C20-22 6-46-22-64q-7 5-6 11-7 3-5 11-5 4-3 11-2 5 2 10 1 6 6 10 4 6 12 8 18 8 34 2z";
  const feathers =
    "M-27-54Q-6-36 15-10M-33-43Q-12-28 11-6M-36-32Q-16-20 8-2M-34-22Q-16-12 6 2M-28-12Q-14-4 4 5M-19-4Q-8 1 4 6";
  const [left, right] = [part === 0 ? "V40" : "l4-7-5-6 5-6-4-6 3-5", part === 2 ? "V72" : "l4 6-5 6 5 6-4 6 3 6"];
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path class="paper" d="M12-8C14-32 30-52 54-64q4 6 2 11 4 5 0 10 1 6-4 10 0 6-6 9-3 6-9 8z"/><path fill="url(#dark-slant)" d="M12-8C14-32 30-52 54-64q4 6 2 11 4 5 0 10 1 6-4 10 0 6-6 9-3 6-9 8z"/>
    <path class="white-line" stroke-width="1" d="M6 14l-6 26M10 14l18 26"/>
    <path class="cut" stroke-width="1.6" d="M58-5l-8-4C48-18 33-20 28-11 16-14-8-9-22 1l-34 1-9 9 16 1-6 9 9 0 4 7 24-9C2 26 28 22 38 8c4-4 8-7 12-9z"/>
    <path class="ink-line" stroke-width=".9" d="M-58 5l34 0M-50 11l30-5M-46 17l28-8M-4 18Q16 20 32 8M0 14Q16 16 30 6M8 21Q22 19 32 12"/>
    <circle class="ink" cx="43" cy="-9" r="1.7"/>
    <path class="cut" stroke-width="1.6" d="${wing}"/><path class="ink-line" stroke-width=".9" d="${feathers}"/><path fill="url(#dark-slant)" opacity=".6" d="M-26-10q1 6 6 10 4 6 12 8 18 8 34 2l-2-13Q-4 4-26-10z"/>
    <path class="paper" d="M-10 40H40${right}H-10${left}z"/>
    <path class="ink-line" stroke-width="1.2" d="${repeat(4, (row) => `M-3 ${47 + row * 6}h${part === 2 && row > 1 ? 18 : 34 - ((row * 5 + part * 3) % 8)}`)}"/>
    ${part === 2 ? `<circle ${inked("email")} cx="31" cy="63" r="5"/>` : ""}
  </g>`;
}

/** A dovecote: a round tower with rows of holes. */
function dovecote(x: number, foot: number): string {
  const holes = repeat(4, (row) =>
    repeat(4, (hole) => `M${x - 34 + hole * 19 + (row % 2) * 5} ${foot - 100 + row * 22}v-5a4 4 0 0 1 8 0v5z`),
  );
  const ledges = repeat(4, (row) => `M${x - 42} ${foot - 98 + row * 22}h84`);
  return `<path class="wall" d="M${x - 40} ${foot}v-118h80v118z"/><path class="window" d="${holes}"/><path class="ink-line" stroke-width="1.3" d="${ledges}"/>
    <path fill="url(#dark-slant)" d="M${x + 16} ${foot}v-118h24v118z"/>
    <path class="dark" d="M${x - 50} ${foot - 116}l50-46 50 46z"/><path class="white-line" stroke-width="1.2" d="M${x - 50} ${foot - 116}l50-46 50 46zM${x - 36} ${foot - 122}h72M${x - 29} ${foot - 129}h58M${x - 21} ${foot - 136}h42M${x - 14} ${foot - 143}h28"/>
    <path class="wall" d="M${x - 8} ${foot - 158}v-14h16v14z"/><path class="brass" d="M${x - 12} ${foot - 172}l12-12 12 12z"/>
    <path class="dark" d="M${x - 12} ${foot}v-22a12 12 0 0 1 24 0v22z"/>`;
}

const villages = [70, 262, 452, 930, 1130, 1322];

/** Two houses and a tree, where a road ends. */
const hamlet = (x: number, foot: number, index: number) => [
  tree(x - 16, foot, 34 + (index % 2) * 6),
  house({ x: x + 36, foot: foot - 2, wide: 34, high: 22 + (index % 2) * 4 }),
  house({ x, foot, wide: 46, high: 28 + (index % 3) * 4, columns: 3, roof: index % 2 ? "hip" : "gable" }),
];

const near = ridge(5, 240, 8);

export const ways: Record<string, Drawing> = {
  crossroads: engraving(
    "sms",
    sky({ x: 984, y: 114, radius: 40 }),
    cloud(150, 92, 150),
    cloud(1150, 84, 150),
    route(300),
    land(ridge(3, 200, 16, 1.3), { id: "far", rows: 9, gap: 4, weight: 0.8 }),
    grove(ridge(3, 200, 16, 1.3), 20, 430, 19, poplar, 36),
    grove(ridge(3, 200, 16, 1.3), 1010, 1420, 29, tree, 30),
    land(near, { id: "near", rows: 9, gap: 5 }),
    ...villages.map((x, index) => road(720 + (index - 2.5) * 58, [x + 20, Math.round(near(x)) + 2])),
    ...villages.flatMap((x, index) => hamlet(x, Math.round(near(x)) + 3, index)),
    fingerPost(720, 276, 236),
    walker(640, 292),
  ),
  pigeons: engraving(
    "seo",
    sky({ x: 728, y: 116, radius: 48 }),
    cloud(276, 96, 110),
    cloud(1096, 112, 140),
    route(1290),
    land(ridge(8, 216, 14, 1.3), { id: "far", rows: 10, gap: 4, weight: 0.8 }),
    grove(ridge(8, 216, 14, 1.3), 260, 1180, 47, tree, 26),
    land(ridge(4, 256, 8), { id: "near", rows: 8, gap: 5 }),
    poplar(60, 262, 120),
    dovecote(150, 262),
    tree(238, 266, 56),
    house({ x: 1230, foot: 262, wide: 104, high: 72, columns: 4, roof: "hip" }),
    poplar(1372, 264, 116),
    tree(1204, 266, 50),
    pigeon(516, 134, 1.18, 0),
    pigeon(720, 116, 1.18, 1),
    pigeon(920, 132, 1.18, 2),
  ),
};
