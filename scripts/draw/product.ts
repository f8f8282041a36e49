import type { Drawing } from "./drawing.ts";
import { outline } from "./lettering.ts";
import { lark } from "./mark.ts";
import type { Ink } from "./palette.ts";
import { rays, repeat } from "./shapes.ts";

function sheet(ink: Ink, art: string, width = 240, height = 180): Drawing {
  return { width, height, ink, line: 2, art };
}

const mark = (x: number, y: number, size: number, style = "paper") =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32" class="${style}">${lark}</svg>`;

const bird = (x: number, y: number, size: number, facing = 1) =>
  `<g transform="translate(${x} ${y}) scale(${(facing * size) / 32} ${size / 32})" class="paper">${lark}</g>`;

/** A pigeonhole with none to three letters standing in it. */
function pigeonhole(column: number, row: number): string {
  const x = 8 + column * 32;
  const y = 6 + row * 30;
  const lift = (column % 2) * 3;
  const letters = repeat(
    (column * 7 + row * 5) % 4,
    (letter) =>
      `<path class="cut" stroke-width="1.2" d="M${x + 4 + letter * 3} ${y + 12 - letter * 4 + lift}h20v${16 + letter * 4 - lift}h-20z"/>`,
  );
  return `<path class="white-line" d="M${x} ${y}h30v28h-30z"/>${letters}`;
}

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

/** Hair and hats of five people; each on a head centred on 0 0. */
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

const bells = ["hello@", "orders@", "ruth@", "events@", "jobs@"];

/** The ten drawings of the product page. The calendar is a panorama and the brass plate stands upright. */
export const product: Record<Ink, Drawing> = {
  email: sheet(
    "email",
    `${repeat(7, (column) => repeat(4, (row) => pigeonhole(column, row)))}
    <path class="ink" d="M0 126h240v54H0z"/>
    <path fill="url(#white-across)" opacity=".6" d="M0 128h240v52H0z"/>
    <path class="white-line" d="M0 126h240"/>
    <g transform="rotate(-6 120 118)">
      <path class="ink" d="M54 66h132v92H54z"/>
      <path class="paper" d="M58 70h124v84H58z"/>
      <path fill="url(#dark-across)" d="m58 70 62 48 62-48z"/>
      <path class="dark-line" d="M58 70h124v84H58zl62 48 62-48M58 154l46-48M182 154l-46-48"/>
      <circle class="ink" cx="120" cy="118" r="15"/>
      <circle class="white-line" stroke-width="1" cx="120" cy="118" r="12.5"/>
      ${mark(111.5, 109, 18)}
    </g>`,
  ),

  sms: sheet(
    "sms",
    `<circle class="sun" cx="204" cy="112" r="26"/>
    <path class="fine" d="${repeat(12, (row) => `M0 ${8 + row * 9}h240`)}" opacity=".3"/>
    <path class="ink" d="M0 136q60-22 120-4t120-6v54H0z"/>
    <path fill="url(#white-across)" d="M0 138q60-22 120-4t120-6v52H0z"/>
    <path class="ink" d="M35 18h10v162H35z"/>
    <path class="white-line" stroke-width="6" d="M40 180V16"/>
    <path class="white-line" stroke-width="3.4" d="M12 34h56M16 52h48M28 64l12-12 12 12"/>
    <path class="white-line" d="M66 32q62 34 174-8M62 50q66 36 178-2M14 32Q6 34 0 32M18 50Q8 54 0 50"/>
    <path class="paper" d="M15 24h6v9h-6zM27 24h6v9h-6zM47 24h6v9h-6zM60 24h6v9h-6zM20 42h6v9h-6zM54 42h6v9h-6z"/>
    ${bird(82, 25, 16)}${bird(103, 29, 16)}${bird(122, 30, 13)}
    <g transform="rotate(5 158 114)">
      <rect class="dark" x="121" y="46" width="78" height="136" rx="12"/>
      <rect class="paper" x="127" y="53" width="66" height="122" rx="7"/>
      <rect class="dark" x="148" y="57" width="24" height="5" rx="2.5"/>
      <rect class="ink" x="132" y="70" width="50" height="27" rx="6"/>
      <path class="white-line" d="M138 78h38M138 84h30M138 90h20"/>
      <rect class="ink" x="132" y="103" width="42" height="19" rx="6"/>
      <path class="white-line" d="M138 109.5h30M138 115.5h16"/>
      <path fill="url(#dark-across)" d="M148 129h40v15h-40z"/>
      <path class="dark-line" d="M132 160h56"/>
    </g>`,
  ),

  whatsapp: sheet(
    "whatsapp",
    `<path fill="url(#waves)" opacity=".4" d="M0 0h240v180H0z"/>
    <path class="ink" d="M70 0h100v180H70z" opacity=".6"/>
    <path class="paper" d="M0 30h74v150H0zM166 14h74v166h-74z"/>
    <path class="cut" d="M-4 22h82v10H-4zM162 6h82v10h-82z"/>
    <path fill="url(#dark-slant)" d="M0 34h16v146H0zM224 18h16v162h-16z"/>
    <path class="ink" d="M26 52h36v52H26zM26 126h36v54H26zM178 36h36v52h-36zM178 114h36v44h-36z"/>
    <path class="dark-line" stroke-width="1" d="M26 52h36v52H26zM178 36h36v52h-36zM26 126h36v54H26zM178 114h36v44h-36zM44 126v54M196 114v44M178 136h36M26 152h36"/>
    <path class="cut" stroke-width="1.4" d="M22 102h44v7H22zM174 86h44v7h-44zM174 158h44v6h-44z"/>
    <path class="paper" d="M32 102V90c0-14 24-14 24 0v12zM184 86V76c0-14 24-14 24 0v10z"/>
    <circle class="paper" cx="44" cy="72" r="9"/>
    <circle class="paper" cx="196" cy="57" r="9"/>
    <path class="dark" d="M35 72c-3-14 21-14 18 0-4-3-4-6-9-6s-5 3-9 6zM187 58c-4-16 22-16 18 0 0 6 1 10 3 14-5-2-6-8-6-13-5 0-10-2-12-4 0 2-1 3-3 3z"/>
    <path fill="url(#dark-across)" d="M33 92h22v10H33zM185 78h22v8h-22z"/>
    <path class="cut" stroke-width="3" d="M66 52h72a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H80l-20 12V58a8 8 0 0 1 6-6Z"/>
    <path class="dark-line" d="M76 64h56M76 73h56M76 82h30"/>
    <path class="cut" stroke-width="3" d="M174 112H96a8 8 0 0 0-8 8v18a8 8 0 0 0 8 8h66l18 11v-37a8 8 0 0 0-6-8Z"/>
    <path class="dark-line" d="M100 123h46M100 132h28"/>
    <path class="dark-line" stroke-width="2.6" d="m140 133 5 5 10-11M150 137l1.5 1.5 10-11"/>`,
  ),

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

  bizmail: sheet(
    "bizmail",
    `<path class="fine" d="${repeat(22, (row) => `M0 ${6 + row * 11}h200`)}${repeat(22, (row) => repeat(5, (brick) => `M${(row % 2) * 22 + brick * 44} ${6 + row * 11}v11`))}"/>
    <rect class="ink" x="28" y="20" width="144" height="200" rx="6"/>
    <rect class="dark" x="34" y="26" width="132" height="188" rx="4"/>
    <rect class="brass" x="38" y="30" width="124" height="180" rx="2"/>
    <path fill="url(#dark-across)" opacity=".25" d="M38 30h124v180H38z"/>
    ${[
      [46, 38],
      [154, 38],
      [46, 202],
      [154, 202],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle class="dark" cx="${x}" cy="${y}" r="3"/><path class="white-line" stroke-width="1" d="m${x - 1.5} ${y - 1.5} 3 3"/>`,
      )
      .join("")}
    ${bells
      .map((bell, index) => {
        const y = 48 + index * 31;
        return `<path class="paper" d="M52 ${y}h76v20H52z"/><path class="dark-line" d="M52 ${y}h76v20H52z"/>
    <path class="dark" d="${outline(bell, { x: 60, y: y + 14, size: 12.5 })}"/>
    <circle class="dark" cx="145" cy="${y + 10}" r="9"/><circle class="paper" cx="145" cy="${y + 10}" r="5"/><path class="dark-line" stroke-width=".8" d="M142 ${y + 12}h6M143 ${y + 10}h6"/>`;
      })
      .join("")}`,
    200,
    236,
  ),

  web: sheet(
    "web",
    `<path fill="url(#white-across)" opacity=".5" d="M0 0h240v171H0z"/>
    <path class="ink" d="M196 6h44v46h-44z" opacity=".9"/>
    <circle class="brass" cx="216" cy="28" r="15"/>
    <circle class="ink" cx="209" cy="24" r="13"/>
    <path class="paper" d="M204 60l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM228 74l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM12 30l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>
    <path class="dark" d="M24 20h174v152H24z"/>
    <path class="paper" d="M29 25h164v146H29z"/>
    <circle class="ink" cx="38" cy="33" r="2.5"/><circle class="ink" cx="46" cy="33" r="2.5"/><circle class="ink" cx="54" cy="33" r="2.5"/>
    <path class="dark-line" d="M29 41h164M66 33h84"/>
    <path class="cut" stroke-width="1.5" d="M18 68 32 44h158l14 24a13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.5 0 13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.5 0 13.3 9 0 0 1-26.6 0Z"/>
    <path class="ink" d="M54.6 44 44.6 68a13.3 9 0 0 0 26.5 0l6-24zM99.7 44l-2 24a13.3 9 0 0 0 26.6 0l-2-24zM144.9 44l6 24a13.3 9 0 0 0 26.5 0l-10-24z"/>
    <path class="dark-line" d="M18 68h186"/>
    <path class="ink" d="M42 86h72v58H42z"/>
    <path fill="url(#white-slant)" d="M42 86h72v58H42z"/>
    <path class="dark-line" d="M42 86h72v58H42zM38 146h80"/>
    <path class="paper" d="M52 144v-22c4-9 22-9 26 0v22zM86 144v-14h20v14z"/>
    <path class="ink" d="M58 128h14v10H58zM91 130v14h2v-14zM98 130v14h2v-14z"/>
    <path class="brass" d="M60 103h12l4 12H56z"/>
    <path class="dark-line" d="M66 87v16M42 154h72M42 161h50"/>
    <path class="ink" d="M128 86h50v85h-50z"/>
    <path class="white-line" d="M134 92h38v40h-38z"/>
    <path class="dark-line" d="M128 86h50v85h-50z"/>
    <circle class="brass" cx="136" cy="146" r="3"/>
    <path class="white-line" stroke-width="1" d="M153 92l-12 12M153 92l12 12"/>
    <path class="paper" d="M138 103h30v17h-30z"/>
    <path class="dark" d="${outline("Open", { x: 153, y: 115, size: 10.5, anchor: "middle" })}"/>
    <path class="paper" d="M0 171h240v9H0z"/>
    <path fill="url(#dark-across)" d="M0 171h240v9H0z"/>`,
  ),

  crm: sheet(
    "crm",
    `<path class="fine" d="${rays(120, 60, 80, 40, 260)}"/>
    ${repeat(6, (card) => {
      const y = 14 + card * 14;
      const x = 52 - card * 4;
      return `<path class="cut" stroke-width="1.6" d="M${x} ${y + 10}h${18 + ((card * 31) % 80)}l4-9h28l4 9H${x + 136 + card * 8}v${92 - card * 6}H${x}z"/><path class="dark-line" stroke-width="1.4" d="M${x + 28 + ((card * 31) % 80)} ${y + 6}h16"/>`;
    })}
    <path class="cut" stroke-width="1.6" d="M26 98h40l4-9h30l4 9h110v60H26z"/>
    <circle class="ink" cx="50" cy="115" r="8"/>
    <path class="ink" d="M36 138c1-11 7-14 14-14s13 3 14 14z"/>
    <path class="dark" d="${outline("Amara Okafor", { x: 76, y: 116, size: 13 })}"/>
    <path class="dark-line" d="M76 125h84M76 133h60"/>
    <path class="brass" d="m190 108 2.6 6 6.4.6-4.8 4.2 1.5 6.2-5.7-3.3-5.7 3.3 1.5-6.2-4.8-4.2 6.4-.6z"/>
    <path class="dark" d="M12 140h216v40H12z"/>
    <path class="brass" d="M16 144h208v36H16z"/>
    <path fill="url(#dark-across)" opacity=".35" d="M16 144h208v36H16z"/>
    <path class="paper" d="M88 149h64v16H88z"/>
    <path class="dark-line" d="M88 149h64v16H88z"/>
    <path class="dark-line" stroke-width="3" d="M104 170c0 9 32 9 32 0"/>
    <path class="dark" d="${outline("N to P", { x: 120, y: 161, size: 11, anchor: "middle" })}"/>`,
  ),
};
