import { type Drawing, sheet } from "../drawing.ts";
import { outline } from "../lettering.ts";
import type { Ink } from "../palette.ts";
import { rays, repeat } from "../shapes.ts";

const pictures: Record<string, string> = {
  bread:
    '<circle class="paper" cx="11" cy="10.5" r="6.5"/><path class="ink-line" stroke-width="1.2" d="M8 7v7M11 6v9M14 7v7"/>',
  heart:
    '<path class="paper" d="M11 17.5c-7-5-8.5-8-8.5-10.5a4.2 4.2 0 0 1 8.5-2 4.2 4.2 0 0 1 8.5 2c0 2.5-1.5 5.5-8.5 10.5z"/>',
  cloth: '<path fill="url(#white-slant)" d="M0 0h22v21H0z"/>',
  hills: '<path class="paper" d="m0 21 8-12 5 6 4-4 5 10z"/><circle class="sun" cx="16" cy="6" r="3"/>',
};
const posts: Record<number, keyof typeof pictures> = {
  2: "bread",
  5: "heart",
  9: "cloth",
  12: "hills",
  14: "bread",
  17: "heart",
  20: "cloth",
  23: "bread",
  26: "hills",
  29: "heart",
};

function day(number: number): string {
  const x = 52 + ((number - 1) % 10) * 37.9;
  const y = 46 + Math.floor((number - 1) / 10) * 38.5;
  const picture = pictures[posts[number] ?? ""];
  if (picture) {
    return `<svg x="${x}" y="${y}" width="35" height="35.5" viewBox="0 0 22 21" preserveAspectRatio="none"><path class="ink" d="M0 0h22v21H0z"/>${picture}</svg>`;
  }
  return `<path class="dark-line" stroke-width=".9" d="M${x} ${y}h35v35.5h-35z"/><path class="dark" d="${outline(String(number), { x: x + 4, y: y + 10.5, size: 7.5, face: "narrow" })}"/>`;
}

const loaf = `
  <path class="paper" d="M62 97c-5-27 9-40 25-40s30 13 25 40z"/>
  <path class="dark-line" d="M74 68c-4 8-4 14-2 20M87 65c-3 8-3 16 0 24M100 68c0 8 0 14 2 20"/>
  <path class="dark-line" stroke-width=".9" d="M66 93h42M65 90h12M96 90h13"/>`;

/** Hair and hats of five people; each on a head centered on 0 0. */
const sitters: [x: number, y: number, radius: number, hair: string][] = [
  [
    44,
    58,
    30,
    '<path class="dark" d="M-12-3c-4-24 28-24 24 0-4-9-20-9-24 0z"/><path class="ink" d="M-7-4h5v1.6h-5zM2-4h5v1.6H2z"/><path class="ink" d="M-4 4q4 3 8 0v1.6q-4 3-8 0z"/>',
  ],
  [
    120,
    48,
    38,
    '<path class="dark" d="M-13 14c-7-38 33-38 26 0-2-4-3-14-3-19-8 0-16-2-20-6 0 8-1 20-3 25z"/><path class="brass" d="M-15 10a2 2 0 1 1 4 0 2 2 0 0 1-4 0ZM11 10a2 2 0 1 1 4 0 2 2 0 0 1-4 0Z"/><path class="ink" d="M-7-2h5v1.5h-5zM3-2h5v1.5H3zM-3 6q3 2.5 6 0v1.5q-3 2.5-6 0z"/>',
  ],
  [
    196,
    58,
    30,
    '<path class="dark" d="M-12-8c2-14 22-14 24 0-8-4-16-4-24 0zM-9 0c0 15 18 15 18 0 4 5 2 16-9 16S-13 5-9 0z"/><path class="ink" d="M-7-5h5v1.6h-5zM2-5h5v1.6H2z"/>',
  ],
  [
    76,
    132,
    28,
    '<path class="dark" d="M-12-3c-4-10 0-18 12-18s16 8 12 18c-2-6-6-8-12-8s-10 2-12 8zM-6-22a6 6 0 1 1 12 0z"/><path class="ink" d="M-8-5h6v5h-6zM2-5h6v5H2zM-2-4h4v1.2h-4zM-3 5q3 2.5 6 0v1.5q-3 2.5-6 0z"/>',
  ],
  [
    164,
    132,
    28,
    '<path class="dark" d="M-12-6h24c0-17-24-17-24 0zM-20-6h18v-3.5h-15z"/><path class="ink" d="M-7-3h5v1.6h-5zM2-3h5v1.6H2zM-4 4q4 3 8 0v1.6q-4 3-8 0z"/>',
  ],
];

const cameo = ([x, y, radius, hair]: (typeof sitters)[number]) => `
  <path class="white-line" d="M${x} 0v${y - radius}"/>
  <circle class="brass" cx="${x}" cy="${y - radius * 1.18 - 1}" r="3"/>
  <ellipse class="paper" cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 1.18}"/>
  <ellipse class="ink" cx="${x}" cy="${y}" rx="${radius - 4}" ry="${radius * 1.18 - 4}"/>
  <ellipse fill="url(#white-across)" opacity=".5" cx="${x}" cy="${y}" rx="${radius - 4}" ry="${radius * 1.18 - 4}"/>
  <g transform="translate(${x} ${y}) scale(${radius / 30})">
    <path class="paper" d="M-20 26c2-12 10-15 20-15s18 3 20 15c-8 10-32 10-40 0Z"/>
    <path fill="url(#dark-slant)" d="M4 12c9 1 15 5 16 14-4 5-12 7.5-20 7.5z"/>
    <path class="paper" d="M-4.5 4h9v11q-4.5 3-9 0z"/>
    <ellipse class="paper" cx="0" cy="-4" rx="10.5" ry="12.5"/>
    ${hair}
  </g>`;

/** What is put up where people look, and people who recommend it. */
export const publicity = {
  social: sheet(
    "social",
    `<path fill="url(#dots)" opacity=".6" d="M0 0h480v170H0z"/>
    <path class="cut" stroke-width="4" d="M44 14h392v150H44z"/>
    <path class="dark" d="M44 14h392v26H44z"/>
    ${repeat(8, (ring) => `<circle class="paper" cx="${76 + ring * 47}" cy="19" r="4"/>`)}
    <path class="white-line" stroke-width="3.4" d="${repeat(8, (ring) => `M${76 + ring * 47} 5v14`)}"/>
    <path class="paper" d="${outline("June", { x: 240, y: 36, size: 14, anchor: "middle" })}"/>
    ${repeat(30, (index) => day(index + 1))}`,
    480,
    170,
  ),

  ads: sheet(
    "ads",
    `<path class="fine" d="${rays(120, 200, 60, 40, 260, 180, 360)}"/>
    <circle class="sun" cx="34" cy="36" r="20"/>
    <path class="ink" d="M0 144h240v36H0z"/>
    <path class="paper" d="M0 180v-44h22v-18h24v18h18v44zM178 180v-52h16v-14h20v14h26v52z"/>
    <path fill="url(#dark-across)" d="M0 140h22v40H0zM214 132h26v48h-26z"/>
    <path class="ink" d="M28 144h10v10H28zM28 160h10v10H28zM48 144h9v10h-9zM48 160h9v10h-9zM188 136h9v10h-9zM188 154h9v10h-9zM204 136h6v10h-6z"/>
    <path class="ink-line" stroke-width="12" d="M84 118v62M156 118v62"/>
    <path class="white-line" stroke-width="4" d="M84 118v62M156 118v62"/>
    <path class="white-line" d="M84 126l72 24M156 126l-72 24M84 154h72"/>
    <path class="ink" d="M42 30h156v96H42z"/>
    <path class="dark" d="M46 34h148v88H46z"/>
    <path class="paper" d="M50 38h140v80H50z"/>
    <path class="ink" d="M54 42h66v72H54z"/>
    <path fill="url(#white-slant)" d="M54 42h66v72H54z"/>
    <path class="ink" d="M58 101c-6-31 10-48 29-48s34 17 29 48z"/>
    ${loaf}
    <path class="dark" d="${outline("Bread,", { x: 127, y: 59, size: 15 })}${outline("300 m", { x: 127, y: 75, size: 15 })}"/>
    <path class="dark-line" d="M128 85h54M128 92h40"/>
    <path class="ink" d="M128 100h38v12h-38z"/>
    <path class="white-line" stroke-width="1.6" d="M134 106h20l-4-3M154 106l-4 3"/>
    <path class="white-line" d="M70 30V18M120 30V18M170 30V18"/>
    <path class="cut" stroke-width="1" d="M60 22l5-9h10l5 9zM110 22l5-9h10l5 9zM160 22l5-9h10l5 9z"/>`,
  ),

  seo: sheet(
    "seo",
    `<path class="white-line" stroke-width="5" d="M-4 40 90 60l60-30 96 14M-4 110l80-20 70 30 98-22M40-4l20 190M120-4l-14 190M190-4l6 190M-4 160l110-16 140 20"/>
    <path class="white-line" stroke-width="1.2" opacity=".8" d="M0 76h52M70 76l40-4M136 84l54-10M204 70h40M0 132l52-8M70 150v30M160 140v40M84 0v52M150 40v70M216 100v60M14 40v64M0 16h36M134 12l50 8M210 0v34"/>
    <path fill="url(#white-across)" opacity=".7" d="M64 6l50-2 3 40-48 12zM8 118l42-9 4 40-46 8zM202 50h40v42l-38 8z"/>
    <path class="ink" d="M196 112h44v68h-44z"/>
    <path fill="url(#waves)" d="M198 114h44v66h-42z"/>
    <circle class="ink" cx="128" cy="88" r="62"/>
    <path class="ink-line" stroke-width="24" d="M170 130l34 34"/>
    <path class="dark-line" stroke-width="16" d="M170 130l34 34"/>
    <path class="white-line" stroke-width="2" d="M180 136l22 22"/>
    <circle class="dark" cx="128" cy="88" r="58"/>
    <circle class="paper" cx="128" cy="88" r="52"/>
    <path class="dark-line" stroke-width="4" d="M79 72l97 22M92 125l68-78M106 41l58 86"/>
    <path fill="url(#dark-across)" d="M84 112a52 52 0 0 0 80 14l-24-38z"/>
    <path class="dark-line" stroke-width="1.2" d="M150 52l8 10M88 100l14 4M150 104l20 4"/>
    <path class="paper" d="M128 115c-22-26-28-37-28-47a28 28 0 0 1 56 0c0 10-6 21-28 47Z"/>
    <path class="ink" d="M128 111c-19-23-25-33-25-43a25 25 0 0 1 50 0c0 10-6 20-25 43Z"/>
    <circle class="paper" cx="128" cy="68" r="15"/>
    <path class="ink" d="M119.5 75v-6.5h-2l3.5-6h14l3.5 6h-2V75z"/>
    <path class="paper" d="M126 75v-4.5h4V75z"/>
    <g transform="rotate(-5 34 20)"><path class="cut" d="M8 6h52v28H8z"/><path class="dark" d="${outline("1st", { x: 34, y: 26.5, size: 18, anchor: "middle" })}"/></g>`,
  ),

  kol: sheet(
    "kol",
    `<path class="fine" d="${repeat(8, (row) => `M0 ${20 + row * 20}h240`)}"/>
    ${sitters.map(cameo).join("")}
    <path class="brass" d="m120 94 4 9 10 1-7.5 6.5 2.5 9.5-9-5-9 5 2.5-9.5-7.5-6.5 10-1z"/>`,
  ),
} satisfies Partial<Record<Ink, Drawing>>;
