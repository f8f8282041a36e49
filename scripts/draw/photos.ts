import type { PhotoPlace } from "../../content/photos.ts";
import { type Drawing, sheet } from "./drawing.ts";
import { outline } from "./lettering.ts";
import { mark } from "./mark.ts";
import { rays, repeat, rings, shadeCircle, wall } from "./shapes.ts";

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

/** The top of a table, down to the drawing's lower edge; it is shaded from `shade` down. */
const table = (top: number, shade: number) =>
  `<path class="paper" d="M0 ${top}h240v${180 - top}H0z"/>
    <path fill="url(#dark-across)" d="M0 ${shade}h240v${180 - shade}H0z"/>`;

const land =
  "M76 50c14-16 34-22 40-14s-6 12-4 20-12 6-14 14 10 8 16 14 2 18-6 26-8 18-14 16c-18-14-30-48-18-76ZM132 30c16 2 32 12 40 28-6 6-14 0-18 6s4 12 0 16-12-4-16-12-16-8-14-18 2-16 8-20ZM136 84c10-4 26-2 30 8s-8 26-18 34-14-6-16-14-8-22 4-28Z";

/** The drawing behind each photo of the stock host, which is visible if the photo does not load (S7.7). */
export const photos: Record<PhotoPlace, Drawing> = {
  // Head office: two at one table, the towers in the window, the branches' figures on the wall.
  "solutions-enterprise": sheet(
    "crm",
    `<path fill="url(#dark-slant)" opacity=".45" d="M0 0h240v180H0z"/>
    <path class="cut" stroke-width="3" d="M14 12h124v88H14z"/>
    <path class="ink" d="M20 18h112v76H20z"/><path fill="url(#white-across)" opacity=".35" d="M20 18h112v76H20z"/>
    <circle class="brass" cx="56" cy="42" r="13"/>
    <path class="paper" d="M28 94V56h18v38zM50 94V68h14v26zM70 94V34h20v60zM96 94V50h22v44z"/>
    <path fill="url(#dark-slant)" d="M82 94V34h8v60zM108 94V50h10v44z"/>
    <path class="window" d="${repeat(4, (row) => `M74 ${40 + row * 12}h5v6h-5zM100 ${56 + row * 10}h5v5h-5zM32 ${61 + row * 9}h4v5h-4zM39 ${61 + row * 9}h4v5h-4z`)}"/>
    <path class="cut" stroke-width="3" d="M67 14v84M16 56h120"/>
    <path class="cut" d="M156 16h70v58h-70z"/>
    <path class="dark-line" d="M164 66h54M164 24v42"/>
    <path class="ink" d="M169 48h9v18h-9zM182 38h9v28h-9zM195 44h9v22h-9z"/><path class="brass" d="M208 30h9v36h-9z"/>
    <path class="ink" d="M28 150v-12a25 25 0 0 1 50 0v12zM150 150v-12a25 25 0 0 1 50 0v12z"/>
    <path class="cut" d="M32 152v-13a21 21 0 0 1 42 0v13zM154 152v-13a21 21 0 0 1 42 0v13z"/>
    <circle class="cut" cx="53" cy="104" r="13"/><circle class="cut" cx="175" cy="104" r="13"/>
    <path class="dark" d="M40 103a13 13 0 0 1 26-2c-8-1-16-4-20-8-1 5-3 8-6 10zM162 104c-2-16 8-15 14-14s13 3 12 14c-3-4-6-6-8-10-5 5-11 7-18 10z"/>
    <path fill="url(#dark-slant)" d="M60 120c9 3 14 10 14 19v13H62zM182 120c9 3 14 10 14 19v13h-12z"/>
    <path class="ink" d="M86 122h56v34H86z"/><path class="cut" d="M90 124h48v28H90z"/><path class="dark-line" d="M97 133h34M97 140h34M97 147h20"/>
    ${table(152, 160)}
    <path class="cut" d="M-4 150h248v8H-4z"/>`,
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
    <path class="brass" d="${outline("$4.50", { x: 176, y: 68.5, size: 12, anchor: "middle" })}"/>
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

  // A phone in the hand, at the counter: a draft on it, and a button as wide as a thumb.
  "feature-easy-to-use": sheet(
    "whatsapp",
    `<path fill="url(#dots)" opacity=".5" d="M0 0h240v180H0z"/>
    <path class="fine" d="${rays(120, 84, 48, 74, 220)}"/>
    <path class="cut" d="M-4 140h248v8H-4z"/>
    ${table(146, 152)}
    <path class="cut" stroke-width="3" d="M78 180c-4-20-22-40-22-62 0-12 14-14 20-2l12 20V96h66v84z"/>
    <path fill="url(#dark-slant)" opacity=".6" d="M130 180v-34h24v34z"/>
    <rect class="ink" x="80" y="6" width="82" height="150" rx="14"/>
    <rect class="dark" x="84" y="10" width="74" height="142" rx="11"/>
    <path class="paper" d="M90 22h62v116H90z"/>
    <path class="ink" d="M90 22h62v16H90z"/><path class="white-line" d="M97 30h26"/>
    <path class="brass" d="M97 45h48v30H97z"/><path fill="url(#dark-across)" opacity=".6" d="M97 66c14-12 30-12 48-4v13H97z"/>
    <path class="dark-line" stroke-width="1.6" d="M97 84h48M97 91h48M97 98h30"/>
    <rect class="ink" x="97" y="108" width="48" height="20" rx="5"/><path class="white-line" stroke-width="2.6" d="m114 118 5 5 9-10"/>
    <path class="white-line" stroke-width="1.6" d="M114 145h14"/>
    <path class="cut" stroke-width="3" d="M160 74c10-4 18 0 18 8s-8 10-18 10zM160 96c12-4 20 0 20 9s-8 10-20 10zM160 119c10-4 18 0 18 8s-8 10-18 10z"/>
    <path class="cut" stroke-width="3" d="M84 138c-18-10-18-30-8-34 8-3 16 6 24 12 8 7 4 18-6 16z"/>
    <path class="dark-line" stroke-width="1.4" d="M92 117c5 3 7 6 7 9"/>`,
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

  // A desk under a lamp, a letter half written, and a chair that leans.
  "learn-digital-marketing": sheet(
    "kol",
    `<path class="fine" d="${rays(70, 46, 44, 30, 240, 10, 170)}"/>
    <path class="cut" stroke-width="3" d="M150 12h68v66h-68z"/><path class="ink" d="M156 18h56v54h-56z"/><path fill="url(#white-across)" opacity=".4" d="M156 18h56v54h-56z"/><path class="brass" d="M204 30a12 12 0 1 1-14-8 10 10 0 0 0 14 8z"/><path class="cut" d="M182 14v62M152 46h64"/>
    <path class="white-line" stroke-width="4" d="M36 108V62l30-26"/><path class="cut" stroke-width="3" d="M54 44l26-22 20 22-34 16z"/><path fill="url(#dark-slant)" d="M74 56l24-12-18-20z"/><circle class="brass" cx="82" cy="54" r="7"/><path class="cut" d="M20 108h34v8H20z"/>
    <path class="ink" d="M84 84h70v36H84z"/><path class="cut" stroke-width="3" d="M92 116l8-36h56l10 36z"/><path class="dark-line" d="M108 88h42M107 95h44M106 102h28"/>
    <path class="brass" d="M140 104l34-26 5 6-33 26-9 2z"/><path class="dark-line" stroke-width="1.4" d="M140 104l34-26 5 6-33 26"/>
    <path class="cut" d="M190 92h26v18c0 5-4 6-13 6s-13-1-13-6zM216 96c12 0 12 14 0 14"/><path class="white-line" d="M198 86c-4-6 4-8 0-14M208 86c-4-6 4-8 0-14"/>
    <path class="paper" d="M-4 114h248v12H-4z"/><path fill="url(#dark-across)" d="M0 121h240v5H0z"/>
    <path class="cut" d="M14 126h12v54H14zM214 126h12v54h-12z"/><path class="cut" d="M60 126h120v18H60z"/><circle class="brass" cx="120" cy="135" r="3.5"/>
    <g transform="rotate(-5 120 180)"><path class="cut" stroke-width="3" d="M86 180v-50h8v50zM146 180v-50h8v50zM90 132h60v10H90zM90 150h60v8H90z"/><path fill="url(#dark-slant)" d="M130 132h20v10h-20z"/></g>`,
  ),

  // A card on the reader, and a price tag on the goods.
  "learn-ecommerce": sheet(
    "ads",
    `<path class="fine" d="${wall(240, 11, 8, 6, [32, 12])}"/>
    <path class="cut" d="M-4 140h248v12H-4z"/>
    ${table(150, 158)}
    <path class="ink" d="M18 64h88v80H18z"/><path class="cut" stroke-width="3" d="M24 140V76h74v64z"/><path class="brass" d="M54 76h14v64H54z"/><path fill="url(#dark-slant)" d="M80 78h16v60H80z"/><path class="dark-line" d="M24 92h74"/>
    <path class="white-line" stroke-width="1.6" d="M61 76C70 50 60 40 84 34"/>
    <g transform="rotate(-8 96 40)"><path class="ink" d="M74 20h66v42H74l-16-21z"/><path class="cut" d="M78 23h58v36H78L64 41z"/><circle class="ink" cx="76" cy="41" r="3.5"/><path class="dark" d="${outline("$36", { x: 107, y: 49, size: 22, anchor: "middle" })}"/></g>
    <path class="ink" d="M144 62h72v84h-72z"/><rect class="cut" stroke-width="3" x="150" y="68" width="58" height="72" rx="7"/><path class="dark" d="M158 76h42v20h-42z"/><path class="brass" d="${outline("$36", { x: 179, y: 91.5, size: 15, anchor: "middle" })}"/>
    ${repeat(3, (row) => repeat(3, (column) => `<rect class="ink" x="${159 + column * 14}" y="${102 + row * 11}" width="11" height="7" rx="2"/>`))}
    <g transform="rotate(-12 178 44)"><path class="ink" d="M146 26h70v46h-70z"/><path class="paper" d="M150 30h62v38h-62z"/><path class="dark" d="M150 38h62v9h-62z"/><path class="brass" d="M156 54h12v8h-12z"/><path class="dark-line" stroke-width="1.4" d="M176 58h28"/></g>
    <path class="white-line" d="M222 60c8 8 8 22 0 30M230 52c12 12 12 34 0 46"/>`,
  ),
};
