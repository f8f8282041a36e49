import type { Drawing } from "./drawing.ts";
import { outline } from "./lettering.ts";
import { rays, repeat } from "./shapes.ts";

/** Drawings of single places: faults, empty lists, the account. */
export const misc: Record<string, Drawing> = {
  // The mailbag that fell behind the counter: the page of a server fault.
  "dropped-mailbag": {
    width: 360,
    height: 230,
    ink: "crm",
    line: 2,
    art: `
    <path class="fine" d="${repeat(15, (column) => `M${12 + column * 24} 0v96`)}"/>
    <path class="cut" d="M-4 92h368v14H-4z"/>
    <path class="ink" d="M0 106h360v124H0z"/>
    <path fill="url(#white-across)" opacity=".4" d="M0 110h360v84H0z"/>
    <path class="paper" d="M0 194h360v36H0z"/>
    <path fill="url(#dark-across)" d="M0 200h360v30H0z"/>
    <path class="cut" d="M280 92V56h46v36zM288 56V44h30v12z"/>
    <path class="dark-line" d="M292 66h22M292 74h22"/>
    <circle class="brass" cx="303" cy="84" r="3"/>
    <path class="dark" d="M44 84h40v8H44z"/>
    <path class="brass" d="M48 84c0-14 6-20 16-20s16 6 16 20z"/>
    <path class="dark" d="M62 58h4v6h-4z"/>
    <g transform="rotate(-16 168 170)">
      <path class="cut" stroke-width="4" d="M112 206c-16-30-10-74 26-84h56c36 10 44 54 28 84-14 14-96 14-110 0Z"/>
      <path fill="url(#dark-slant)" d="M184 123h10c36 10 44 54 28 84-8 8-36 11-60 11 26-20 34-60 22-95z"/>
      <path class="cut" stroke-width="3" d="M136 122c-10-6-12-16-10-22h80c2 6 0 16-10 22z"/>
      <path class="brass" d="M134 116h64v9h-64z"/>
      <path class="dark-line" d="M134 116h64v9h-64M126 100c6 8 14 4 20 10s12-6 20 0 14-6 20-2 14 0 20-8"/>
      <path class="ink" d="M140 148h52v34h-52z"/>
      <path class="paper" d="${outline("POST", { x: 166, y: 170.5, size: 16, anchor: "middle", tracking: 0.03 })}"/>
    </g>
    <g transform="rotate(-34 88 176)"><path class="cut" d="M60 160h54v34H60z"/><path class="dark-line" d="m60 160 27 20 27-20"/></g>
    <g transform="rotate(14 62 206)"><path class="cut" d="M34 192h50v30H34z"/><path class="dark-line" d="M42 202h20M42 209h28"/><path class="ink" d="M70 196h10v11H70z"/></g>
    <g transform="rotate(22 274 200)"><path class="cut" d="M246 184h56v34h-56z"/><path class="dark-line" d="m246 184 28 20 28-20"/></g>
    <g transform="rotate(-9 318 214)"><path class="cut" d="M296 202h46v28h-46z"/><path class="dark-line" d="M304 211h16M304 218h24"/></g>
    <path class="white-line" d="M98 130l-10-8M92 142l-14-3M246 120l10-10M254 132l14-5"/>`,
  },

  // Nothing in the pigeonhole: a list without records.
  "empty-pigeonhole": {
    width: 240,
    height: 180,
    ink: "seo",
    line: 2,
    art: `
    <path class="cut" stroke-width="3" d="M24 12h192v140H24z"/>
    <path class="ink" d="M34 22h82v54H34zM124 22h82v54h-82zM34 84h82v58H34zM124 84h82v58h-82z"/>
    <path fill="url(#white-across)" opacity=".5" d="M34 22h82v54H34zM124 22h82v54h-82zM34 84h82v58H34zM124 84h82v58h-82z"/>
    <path class="paper" d="M34 68h82v8H34zM124 68h82v8h-82zM34 134h82v8H34zM124 134h82v8h-82z"/>
    <path class="dark-line" d="M54 72h30M144 72h40M54 138h36M144 138h24"/>
    <path class="fine" opacity=".9" d="M124 84l24 16M124 84l8 26M132 100l8-5M128 92l5-3M126 98l5 1"/>
    <circle class="dark" cx="156" cy="112" r="3.5"/>
    <path class="white-line" stroke-width=".9" d="M156 84v25"/>
    <path class="dark-line" stroke-width="1" d="M152 110l-5-3M152 113l-5 3M160 110l5-3M160 113l5 3"/>
    <path class="paper" d="M0 152h240v28H0z"/>
    <path fill="url(#dark-across)" d="M0 158h240v22H0z"/>`,
  },

  // An empty directory with tabs, and a magnifying glass: names without a match.
  "empty-directory": {
    width: 240,
    height: 180,
    ink: "bizmail",
    line: 2,
    art: `
    <path class="fine" d="${rays(112, 150, 56, 40, 260, 180, 360)}"/>
    <path class="ink" d="M16 24h196v132H16z"/>
    <path class="cut" stroke-width="3" d="M20 28h90v122H20zM114 28h84v122h-84z"/>
    <path fill="url(#dark-across)" opacity=".6" d="M102 30h8v118h-8zM114 30h8v118h-8z"/>
    <path class="dark-line" stroke-width="1" d="${repeat(7, (row) => `M30 ${48 + row * 14}h64M130 ${48 + row * 14}h48`)}"/>
    <path class="dark" d="${outline("A", { x: 32, y: 44, size: 13 })}"/>
    ${["A", "E", "I", "O", "U"].map((name, index) => `<path class="${index === 1 ? "brass" : "cut"}" d="M196 ${34 + index * 22}h18v18h-18z"/><path class="dark" d="${outline(name, { x: 205, y: 47.5 + index * 22, size: 12, anchor: "middle" })}"/>`).join("")}
    <path class="paper" d="M0 156h240v24H0z"/><path fill="url(#dark-across)" d="M0 162h240v18H0z"/>
    <path class="ink-line" stroke-width="17" d="M166 122l30 34"/><path class="brass" d="M162 122l8-7 32 36-8 8z"/>
    <circle class="ink" cx="144" cy="96" r="37"/><circle class="cut" cx="144" cy="96" r="32"/><circle class="ink" cx="144" cy="96" r="25"/><circle class="paper" cx="144" cy="96" r="23"/>
    <path class="dark-line" stroke-width="1.2" d="M126 88h36M122 102h44"/><path class="ink-line" stroke-width="3" opacity=".7" d="M130 84a18 18 0 0 1 11-7"/>`,
  },

  // An album leaf with corners for four stamps, and no stamps.
  "empty-album": {
    width: 240,
    height: 180,
    ink: "kol",
    line: 2,
    art: `
    <path fill="url(#dots)" opacity=".5" d="M0 0h240v180H0z"/>
    <path class="ink" d="M24 8h200v150H24z"/>
    <path class="cut" stroke-width="3" d="M30 12h190v142H30z"/>
    <path class="dark" d="M30 12h16v142H30z"/>
    ${repeat(3, (ring) => `<circle class="brass" cx="38" cy="${40 + ring * 43}" r="5"/>`)}
    <path class="dark-line" stroke-width="1" d="M58 24h148v118H58z"/>
    ${[72, 142].map((x) => [34, 88].map((y) => `<path fill="none" stroke-width="1.6" stroke-dasharray="2 4" class="dark-line" d="M${x} ${y}h52v38h-52z"/><path class="ink" d="M${x - 3} ${y - 3}h14l-14 14zM${x + 55} ${y - 3}v14l-14-14zM${x - 3} ${y + 41}v-14l14 14zM${x + 55} ${y + 41}h-14l14-14z"/>`).join("")).join("")}
    <g transform="rotate(14 190 150)"><path class="ink" d="M164 128h42v38h-42z"/><path class="paper" d="M168 132h34v30h-34z"/><path class="brass" d="M172 136h26v22h-26z"/><path class="dark-line" stroke-width="1.4" d="M178 147h14"/></g>
    <path class="paper" d="M0 158h240v22H0z"/><path fill="url(#dark-across)" d="M0 164h240v16H0z"/>`,
  },

  // A line that is down: a list that could not be fetched.
  "broken-wire": {
    width: 240,
    height: 180,
    ink: "sms",
    line: 2,
    art: `
    <path class="fine" d="${rays(120, 96, 48, 34, 240)}"/>
    <path class="ink" d="M0 150q60-18 120-6t120-8v44H0z"/>
    <path fill="url(#white-across)" d="M0 153q60-18 120-6t120-8v41H0z"/>
    <path class="white-line" stroke-width="6" d="M36 160V30M204 156V26"/>
    <path class="white-line" stroke-width="3.4" d="M14 46h44M182 42h44"/>
    <path class="paper" d="M17 36h6v9h-6zM49 36h6v9h-6zM185 32h6v9h-6zM217 32h6v9h-6z"/>
    <path class="white-line" d="M52 44c20 10 34 26 44 52 2 6-4 8-6 4M188 40c-22 8-40 24-52 50-4 6 2 10 6 6M20 44Q8 52 0 52M220 40q12 8 20 8"/>
    <path class="brass" d="M116 74l-10 20h10l-6 20 20-26h-11l9-14z"/>`,
  },
};

/** Lines in the color of the page, as symbols for `<use>`: the hand of the returned letter, a box door, a kettle. */
export function linework(): string {
  const round = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  const symbols: Record<string, [box: string, art: string]> = {
    hand: [
      "0 0 260 110",
      `<g ${round} stroke-width="5"><path d="M198 16h46v78h-46zM212 30h.1M212 80h.1M198 26c-30-8-54-14-84-4-10 4-18 8-26 10H22c-18 0-18 24 0 24h66M88 56c-12 2-12 18 2 18M90 74c-6 10 2 16 12 16M198 90c-30 2-62 4-96 0M88 56h34c12 0 12 18 0 18H92M90 74h30c10 0 10 16 0 16M120 56c10-4 20-10 26-18"/><path stroke-width="2.5" d="M160 84h30M166 76h24M172 68h18M26 50h44M204 86h34M204 79h34"/></g>`,
    ],
    "box-door": [
      "0 0 60 40",
      `<g ${round} stroke-width="1.2"><path d="M2 2h56v36H2zM12 2v36M22 2v36M32 2v36M42 2v36M52 2v36M2 14h56M2 26h56"/></g>`,
    ],
    kettle: [
      "0 0 96 96",
      `<g ${round} stroke-width="3.4"><path d="M22 80c-8-20-2-42 20-46h12c22 4 28 26 20 46zM34 34c0-26 28-26 28 0M72 54c6-2 8-10 10-16l8-3M48 30v-3M14 86h68"/><path stroke-width="1.6" d="M30 74h36M28 68h30M28 62h22M78 24c-6-7 6-9 0-16M88 26c-6-7 6-9 0-16"/></g>`,
    ],
  };
  const body = Object.entries(symbols).map(([id, [box, art]]) => `<symbol id="${id}" viewBox="${box}">${art}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>\n`;
}
