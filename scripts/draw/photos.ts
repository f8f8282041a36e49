import type { PhotoPlace } from "../../content/photos.ts";
import { type Drawing, sheet } from "./drawing.ts";
import { outline } from "./lettering.ts";
import { mark } from "./mark.ts";
import { onCircle, rays, repeat, rings, shadeCircle, wall } from "./shapes.ts";

/** A pigeonhole of the branch rack, with letters leaning in it. */
const hole = (x: number, y: number, letters: number) => `
  <path class="ink" d="M${x} ${y}h46v40H${x}z"/>
  <path fill="url(#white-across)" opacity=".4" d="M${x} ${y}h46v40H${x}z"/>
  ${repeat(letters, (index) => `<g transform="rotate(${index * 5 - 4} ${x + 8 + index * 11} ${y + 40})"><path class="cut" stroke-width="1.4" d="M${x + 5 + index * 10} ${y + 40}V${y + 9 + ((index * 7) % 5)}h9v${31 - ((index * 7) % 5)}z"/></g>`)}
  <path class="paper" d="M${x} ${y + 33}h46v7H${x}z"/>
  <path class="dark-line" stroke-width="1.4" d="M${x + 8} ${y + 36.5}h${16 + letters * 3}"/>`;

const letter = (x: number, y: number, turn: number, name: string, heart = false) => `
  <g transform="rotate(${turn} ${x + 34} ${y + 40})">
    <path class="cut" stroke-width="2.5" d="M${x} ${y}h68v86H${x}z"/>
    <path class="dark" d="${outline(name, { x: x + 8, y: y + 20, size: 11.5 })}"/>
    <path class="dark-line" stroke-width="1.5" d="M${x + 8} ${y + 31}h52M${x + 8} ${y + 39}h52M${x + 8} ${y + 47}h34"/>
    ${heart ? `<path class="ink" d="M${x + 50} ${y + 74}c-7-5-9-8-9-11a4.5 4.5 0 0 1 9-2 4.5 4.5 0 0 1 9 2c0 3-2 6-9 11Z"/>` : `<path class="ink" d="M${x + 8} ${y + 58}h30v18H${x + 8}z"/><path fill="url(#white-slant)" d="M${x + 8} ${y + 58}h30v18H${x + 8}z"/>`}
  </g>`;

const door = (x: number, number: string, pane: string) => `
  <path class="cut" stroke-width="3" d="M${x} 158V58c0-34 52-34 52 0v100z"/>
  <path class="ink" d="M${x + 6} 158V60c0-26 40-26 40 0v98z"/>
  <path fill="url(#white-across)" opacity=".35" d="M${x + 6} 158V60c0-26 40-26 40 0v98z"/>
  ${pane}
  <circle class="brass" cx="${x + 40}" cy="116" r="2.6"/>
  <path class="brass" d="M${x + 16} 122h20v5H${x + 16}z"/>
  <path class="paper" d="${outline(number, { x: x + 26, y: 62, size: 14, anchor: "middle" })}"/>`;

/** The top of a table, down to the lower edge, in the shade from `shade` on. */
const table = (top: number, shade: number) =>
  `<path class="paper" d="M0 ${top}h240v${180 - top}H0z"/>
    <path fill="url(#dark-across)" d="M0 ${shade}h240v${180 - shade}H0z"/>`;

const land =
  "M76 50c14-16 34-22 40-14s-6 12-4 20-12 6-14 14 10 8 16 14 2 18-6 26-8 18-14 16c-18-14-30-48-18-76ZM132 30c16 2 32 12 40 28-6 6-14 0-18 6s4 12 0 16-12-4-16-12-16-8-14-18 2-16 8-20ZM136 84c10-4 26-2 30 8s-8 26-18 34-14-6-16-14-8-22 4-28Z";

/** What stands beneath each photo of the stock host, and in its place when it does not come (S7.7). */
export const photos: Record<Exclude<PhotoPlace, "learn-digital-marketing" | "learn-ecommerce">, Drawing> = {
  "solutions-enterprise": sheet(
    "crm",
    `<path fill="url(#dark-slant)" opacity=".5" d="M0 0h240v180H0z"/>
    <path class="cut" stroke-width="3" d="M28 8h184v144H28z"/>
    ${[0, 1, 2].map((row) => [0, 1, 2].map((column) => hole(37 + column * 60, 15 + row * 45, ((row * 2 + column * 3) % 3) + 1)).join("")).join("")}
    ${table(152, 158)}
    <path class="cut" d="M14 160l22-22h60l-14 22z"/>
    <path class="dark-line" d="M14 160l37-10 31 10M36 138l15 12 45-12"/>
    <path class="cut" d="M176 152v-10h-8v-6h40v6h-8v10z"/>
    <path class="dark" d="M182 118h12v18h-12zM178 112h20v8h-20z"/>`,
  ),

  "solutions-small-business": sheet(
    "email",
    `<path class="fine" d="${repeat(9, (column) => `M${14 + column * 26} 0v140`)}"/>
    <path class="cut" d="M-4 0h248l0 22a15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0 15.5 10 0 0 1-31 0z"/>
    <path class="ink" d="M27 0h31v22a15.5 10 0 0 1-31 0zM89 0h31v22a15.5 10 0 0 1-31 0zM151 0h31v22a15.5 10 0 0 1-31 0zM213 0h31v22a15.5 10 0 0 1-31 0z"/>
    <path class="cut" d="M16 76h84v6H16zM16 112h84v6H16z"/>
    <path class="paper" d="M20 76V58h12v18zM36 76V50h10v26zM50 76V62h18v14zM74 76V54h16v22zM22 112V98c4-10 20-10 24 0v14zM52 112V100c4-8 18-8 22 0v12zM80 112V92h12v20z"/>
    <path class="ink" d="M36 58h10v7H36zM74 60h16v7H74zM80 98h12v6H80z"/>
    <path class="ink" d="M112 60h112v82H112z"/>
    <path class="cut" d="M128 140v-30l16-34h64l16 34v30z"/>
    <path class="cut" d="M148 52h56v24h-56z"/>
    <path class="dark" d="M152 56h48v16h-48z"/>
    <path class="brass" d="${outline("$199", { x: 176, y: 68.5, size: 12, anchor: "middle" })}"/>
    ${repeat(3, (row) => repeat(4, (column) => `<circle class="ink" cx="${152 + column * 16 - row * 1.5 + column * row}" cy="${86 + row * 10}" r="4"/>`))}
    <path class="brass" d="M136 116h80v18h-80z"/>
    <path class="dark-line" d="M136 116h80v18h-80zM168 124h16"/>
    <path class="cut" d="M-4 140h248v10H-4z"/>
    ${table(152, 156)}
    <path class="cut" d="M52 140c-8-18 4-30 20-30s28 12 20 30z"/>
    <path class="dark-line" d="M62 120c-2 5-2 9 0 14M72 118c-2 6-2 12 0 17M82 120c0 5 0 9 1 14M58 137h28"/>`,
  ),

  "solutions-industry": sheet(
    "kol",
    `<path class="fine" d="${wall(240, 14, 8, 8, [32, 12])}"/>
    ${door(20, "3", '<path class="paper" d="M34 98c-3-12 4-20 12-20s15 8 12 20z"/><path class="dark-line" stroke-width="1.2" d="M41 84c-1 4-1 6 0 9M46 82v11M51 84c1 4 1 6 0 9"/>')}
    ${door(94, "5", '<path class="white-line" stroke-width="2.6" d="M107 82v20M107 98h26v4M133 98v-4c0-4-3-6-8-6h-11v10"/>')}
    ${door(168, "7", '<path class="paper" d="M190 78h8v8h8v8h-8v8h-8v-8h-8v-8h8z"/>')}
    <path class="cut" d="M-4 156h248v8H-4z"/>
    ${table(164, 166)}
    <path class="white-line" stroke-width="3" d="M83 156v-40M157 156v-40"/>
    <circle class="brass" cx="83" cy="110" r="7"/><circle class="brass" cx="157" cy="110" r="7"/>`,
  ),

  "feature-smart-personalization": sheet(
    "ads",
    `<path class="fine" d="${rays(120, 190, 60, 50, 280, 180, 360)}"/>
    ${letter(14, 34, -8, "Amara", true)}${letter(158, 34, 8, "Inés")}${letter(86, 22, 0, "Jonas", true)}
    <path class="ink" d="M20 104h200v76H20z"/>
    <path class="cut" stroke-width="3" d="M24 180v-70h192v70z"/>
    <path class="dark-line" d="m24 110 84 58c8 5 16 5 24 0l84-58"/>
    <path fill="url(#dark-across)" d="M28 118l76 53-76 9zM212 118l-76 53 76 9z"/>`,
  ),

  "feature-flexible-pricing": sheet(
    "seo",
    `<path class="fine" d="${repeat(12, (row) => `M0 ${8 + row * 13}h240`)}"/>
    <path class="ink" d="M36 32h168v52H36z"/>
    <path class="white-line" stroke-width="6" d="M120 156V40"/>
    <path class="white-line" stroke-width="5" d="M50 44l140-12"/>
    <circle class="brass" cx="120" cy="38" r="8"/>
    <path class="white-line" stroke-width="1.6" d="M50 44 26 104M50 44l24 60M190 32l-24 60M190 32l24 60"/>
    <path class="cut" d="M16 104h68c-2 16-16 22-34 22s-32-6-34-22zM156 92h68c-2 16-16 22-34 22s-32-6-34-22z"/>
    <path fill="url(#dark-across)" d="M30 112h52c-4 10-16 13-32 13zM170 100h52c-4 10-16 13-32 13z"/>
    <path class="cut" d="M34 104V80h32v24zM44 80V64h22v16z"/>
    <path class="dark-line" d="M50 80v24M34 92h32M55 64v16"/>
    <path class="brass" d="M172 92a8 4 0 0 1 16 0zM176 84h16v8h-16zM192 92v-18h16v18z"/>
    <path class="dark-line" stroke-width="1.2" d="M176 84h16v8h-16zM192 74h16v18h-16zM192 80h16M192 86h16"/>
    <path class="cut" d="M76 168v-12h88v12z"/>
    ${table(166, 168)}`,
  ),

  "feature-easy-to-use": sheet(
    "whatsapp",
    `<path fill="url(#dots)" opacity=".5" d="M0 0h240v180H0z"/>
    <circle class="ink" cx="62" cy="58" r="42"/>
    <circle class="dark" cx="62" cy="58" r="38"/>
    <circle class="paper" cx="62" cy="58" r="33"/>
    <path class="brass" d="M62 58V29a29 29 0 0 1 14.5 3.9z"/>
    <path class="dark-line" stroke-width="1.6" d="${repeat(12, (hour) => `M${onCircle(62, 58, 26, hour * 30)}L${onCircle(62, 58, 30, hour * 30)}`)}"/>
    <path class="dark-line" stroke-width="3.5" d="M62 58V34M62 58l12-20.8"/>
    <path class="white-line" stroke-width="3" d="M190 26c-8-10 8-14 0-24M204 30c-8-10 8-14 0-24"/>
    <path class="ink" d="M108 54h120v92H108z"/>
    <path class="cut" stroke-width="3" d="M128 140c-6-34 2-66 34-70h8c32 4 40 36 34 70z"/>
    <path fill="url(#dark-slant)" d="M178 71c24 7 30 37 25 68h-22c3-26 4-50-3-68z"/>
    <path class="cut" stroke-width="3" d="M200 100c8-2 12-14 14-24l12-6 2 6c-10 10-12 32-26 38z"/>
    <path class="ink-line" stroke-width="12" d="M136 66c0-34 58-34 58 0"/>
    <path class="dark-line" stroke-width="6" d="M138 66c0-30 56-30 56 0"/>
    <path class="cut" d="M148 70c2-6 34-6 36 0zM162 62h8v5h-8z"/>
    <circle class="brass" cx="166" cy="60" r="5"/>
    ${table(142, 150)}
    <path class="cut" d="M-4 138h248v10H-4z"/>
    <path class="cut" d="M40 110h44v24c0 6-8 10-22 10s-22-4-22-10zM84 116c14-2 14 18 0 16"/>
    <path class="ink" d="M40 118h44v10H40z"/>`,
  ),

  "feature-global-reach": sheet(
    "bizmail",
    `<g class="fine">${rings(120, 84, 76, 190, 9)}</g>
    <circle class="ink" cx="120" cy="82" r="72"/>
    <path class="brass" d="M70 26a78 78 0 1 0 96 124l-5-6A70 70 0 1 1 75 32z"/>
    <circle class="paper" cx="120" cy="82" r="60"/>
    <path class="ink" d="${land}"/>
    <path fill="url(#white-slant)" d="${land}"/>
    <path class="dark-line" stroke-width="1" d="M60 82h120M120 22v120M120 22c-40 32-40 88 0 120M120 22c40 32 40 88 0 120M68 54c32 12 72 12 104 0M68 110c32-12 72-12 104 0"/>
    <path class="dark-line" stroke-width=".9" d="${shadeCircle(120, 82, 60, 118, 142, 2.6)}"/>
    <path class="white-line" stroke-width="5" d="M120 154v12M92 170h56"/>
    <path class="ink-line" stroke-width="5" d="M30 120C70 40 160 20 214 44"/>
    <path class="white-line" stroke-width="2.6" stroke-dasharray=".1 6" d="M30 120C70 40 160 20 214 44"/>
    ${mark(196, 22, 36, "paper")}`,
  ),
};
