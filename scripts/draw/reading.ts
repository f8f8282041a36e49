import { type Drawing, sheet } from "./drawing.ts";
import { mark } from "./mark.ts";
import { rays, wall } from "./shapes.ts";

/** A pinned letter that hangs a little askew. */
const pinned = (x: number, y: number, turn: number, content: string) =>
  `<g transform="rotate(${turn} ${x + 17} ${y})">
    <path class="cut" d="M${x} ${y}h34v44h-34z"/>${content}
    <circle class="brass" cx="${x + 17}" cy="${y + 4}" r="3.5"/>
  </g>`;

const lines = (x: number, y: number, widths: number[]) =>
  `<path class="dark-line" stroke-width="1.4" d="${widths.map((width, row) => `M${x} ${y + row * 6}h${width}`).join("")}"/>`;

/** Stamps at the head of the pages of text: help, developers, the two courses, legal. */
export const reading: Record<string, Drawing> = {
  help: sheet(
    "seo",
    `<path class="fine" d="${wall(240, 12, 8, 8, [32, 12])}"/>
    <path class="cut" stroke-width="3" d="M34 146V76c0-88 172-88 172 0v70z"/>
    <path class="ink" d="M46 146V78c0-74 148-74 148 0v68z"/>
    <path fill="url(#white-across)" opacity=".45" d="M46 146V78c0-74 148-74 148 0v68z"/>
    <path class="ink" d="M92 30h56v116H92z" opacity=".75"/>
    <path class="brass" d="M96 84c0-16 10-28 28-28s28 12 28 28z" opacity=".35"/>
    <path class="white-line" stroke-width="3" d="M150 144V84c0-8-4-14-12-16"/>
    <path class="cut" d="M98 80c2-14 14-22 27-22s25 8 27 22z"/>
    <path fill="url(#dark-slant)" d="M132 58c11 2 18 10 20 22h-16c1-8 0-16-4-22z"/>
    <path class="brass" d="M112 80h26l6 18h-38z" opacity=".8"/>
    <path class="cut" d="M134 138h32v8h-32z"/>
    <path class="white-line" stroke-width="1.6" d="M70 146V44M170 146V44M46 96h24M170 96h24"/>
    <circle class="ink" cx="84" cy="122" r="31"/>
    <path class="paper" d="M0 146h240v34H0z"/>
    <path class="cut" d="M-4 140h248v12H-4z"/>
    <path fill="url(#dark-across)" d="M0 156h240v24H0z"/>
    <path class="brass" d="M58 134c0-20 10-31 26-31s26 11 26 31z"/>
    <path fill="url(#dark-slant)" opacity=".7" d="M90 104c13 3 20 13 20 30H96c0-14-1-24-6-30z"/>
    <path class="dark" d="M52 133h64v7H52zM81 97h6v7h-6z"/>
    <circle class="paper" cx="84" cy="94" r="5"/>
    <path class="white-line" d="M58 100l-8-8M50 116l-11-4M110 100l8-8M118 116l11-4M84 82V72"/>`,
  ),

  developer: sheet(
    "bizmail",
    `<path class="fine" d="${wall(240, 16, 7, 6, [36, 11])}"/>
    <path class="ink" d="M0 62h240v56H0z"/>
    <path class="paper" d="M0 66h240v48H0z"/>
    <path class="ink" d="M0 71h240v38H0z"/>
    <path fill="url(#white-across)" opacity=".5" d="M0 71h240v38H0z"/>
    <path fill="url(#dark-across)" d="M0 109h240v5H0z"/>
    <path class="white-line" d="M8 80h30M14 90h34M6 100h26"/>
    <rect class="ink" x="56" y="69" width="118" height="42" rx="14"/>
    <rect class="paper" x="60" y="73" width="110" height="34" rx="12"/>
    <path class="dark" d="M72 73h14v34H72zM144 73h14v34h-14z"/>
    <path class="brass" d="M90 77h50v26H90z"/>
    <path class="dark-line" d="M96 84h38M96 90h38M96 96h24"/>
    <path fill="url(#dark-across)" d="M60 96h12v10c-7 0-12-4-12-10zM86 104h58v3H86zM158 96h12c0 7-5 11-12 11z"/>
    <path class="cut" stroke-width="3" d="M194 50h26v80h-26z"/>
    <path class="dark" d="M199 56h16v68h-16z" opacity=".12"/>
    <path fill="url(#dark-slant)" d="M208 52h11v76h-11z"/>
    ${[58, 122].map((y) => [200, 214].map((x) => `<circle class="dark" cx="${x}" cy="${y}" r="2"/>`).join("")).join("")}
    <path class="cut" stroke-width="3" d="M92 20h56v30H92z"/>
    <circle class="brass" cx="120" cy="35" r="10"/>
    <path class="dark-line" d="M120 35l5-5M111 30l1.5 1M129 40l-1.5-1M120 26v2"/>
    <path class="white-line" stroke-width="4" d="M120 50v14"/>
    <path class="cut" stroke-width="3" d="M34 132h96v34H34z"/>
    <path class="dark-line" stroke-width="2.4" d="m46 142 8 7-8 7M60 156h14"/>
    <path fill="url(#dark-across)" d="M84 140h38v18H84z"/>`,
  ),

  "digital-marketing": sheet(
    "web",
    `<path fill="url(#dots)" opacity=".5" d="M0 0h240v180H0z"/>
    <path class="fine" d="${rays(120, 38, 40, 40, 250, 10, 170)}"/>
    <path class="ink" d="M113 30h14v150h-14z"/>
    <path class="white-line" stroke-width="6" d="M120 180V60"/>
    <path class="cut" d="M108 172h24v8h-24zM112 140h16v6h-16z"/>
    <path class="cut" stroke-width="3" d="M100 24h40l-7 40h-26z"/>
    <path class="brass" d="M106 29h28l-5 31h-18z"/>
    <path class="dark-line" d="M120 24v40M100 24h40l-7 40h-26zM113 29l2 31M127 29l-2 31"/>
    <path class="cut" d="M94 24l12-14h28l12 14zM114 10V4h12v6z"/>
    <path fill="url(#dark-slant)" d="M122 11h12l11 13h-23z"/>
    <path class="white-line" d="M0 92q60 12 120 0t120 0"/>
    ${pinned(14, 92, -6, `<path fill="url(#dark-across)" d="M19 101h24v12H19z"/>${lines(19, 119, [24, 24, 14])}`)}
    ${pinned(60, 98, 4, `<path class="ink" d="M77 130c-8-6-10-9-10-13a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-2 7-10 13Z"/>${lines(66, 136, [22])}`)}
    ${pinned(146, 98, -4, `${lines(151, 108, [24, 24, 18])}<path class="ink" d="M151 127h24v9h-24z"/>`)}
    ${pinned(192, 92, 7, `<path class="ink" d="M197 101h24v16h-24z"/><path fill="url(#white-slant)" d="M197 101h24v16h-24z"/>${lines(197, 123, [24, 16])}`)}
    <path class="white-line" d="M0 176h100M140 176h100"/>`,
  ),

  ecommerce: sheet(
    "ads",
    `<path class="fine" d="${rays(120, 96, 72, 60, 260)}"/>
    <path class="cut" d="M14 20h66v6H14zM160 20h66v6h-66zM14 58h66v6H14zM160 58h66v6h-66z"/>
    <path class="paper" d="M20 20V4h14v16zM38 20V0h10v20zM54 20V6h18v14zM22 58V38h20v20zM48 58V32h12v26zM64 58V42h10v16zM166 20V2h12v18zM182 20V8h22v12zM208 20V0h10v20zM168 58V40h16v18zM190 58V30h12v28zM206 58V44h14v14z"/>
    <path class="ink" d="M38 6h10v6H38zM48 40h12v8H48zM190 38h12v8h-12zM208 4h10v5h-10zM22 44h20v4H22zM182 12h22v3h-22z"/>
    <path class="paper" d="M0 146h240v34H0z"/>
    <path class="cut" d="M-4 140h248v14H-4z"/>
    <path fill="url(#dark-across)" d="M0 158h240v22H0z"/>
    <path class="ink" d="M62 64h118v80H62z"/>
    <path class="paper" d="m120 58 56 24v38l-56 24-56-24V82z"/>
    <path fill="url(#dark-slant)" d="m120 106 56-24v38l-56 24z"/>
    <path class="dark-line" d="m120 58 56 24v38l-56 24-56-24V82zM64 82l56 24 56-24M120 106v38"/>
    <path class="brass" d="m86.5 72.5 56 24v38l11-4.7v-38l-56-24zM153.5 72.5l-56 24v38l-11-4.7v-38l56-24z"/>
    <path class="dark-line" stroke-width="1.2" d="m86.5 72.5 56 24v38M97.5 67.8l56 24v38M153.5 72.5l-56 24v38M142.5 67.8l-56 24v38"/>
    <path class="cut" d="M120 80c-6-14-26-18-28-8-2 8 16 10 28 8Zm0 0c6-14 26-18 28-8 2 8-16 10-28 8Z"/>
    <path class="dark-line" d="M120 80c-6-14-26-18-28-8-2 8 16 10 28 8Zm0 0c6-14 26-18 28-8 2 8-16 10-28 8ZM120 80l-8 14M120 80l8 14"/>
    <g transform="rotate(-8 200 124)"><path class="cut" d="M184 112h34v22h-34l-8-11z"/><circle class="ink" cx="184" cy="123" r="2.5"/><path class="dark-line" d="M192 119h20M192 126h14"/></g>
    <path class="white-line" stroke-width="1.6" d="M182 121c-10-4-18-8-30-10"/>`,
  ),

  legal: sheet(
    "kol",
    `<path class="fine" d="${rays(120, 60, 60, 20, 240)}"/>
    <path class="cut" stroke-width="3" d="M8 172V52h224v120z"/>
    <path class="dark" d="M12 168V56h216v112z"/>
    <path class="brass" d="M12 56h22v16zM228 56h-22l22 16zM12 168h22l-22-16zM228 168h-22l22-16z"/>
    <path class="white-line" stroke-width="1.2" d="M20 64h200v96H20z"/>
    <path class="paper" d="M12 168h216v6H12z"/>
    <g transform="rotate(-4 116 90)">
      <path class="ink" d="M52 12h124l18 18v128H52z"/>
      <path class="paper" d="M56 16h118l16 16v122H56z"/>
      <path fill="url(#dark-across)" d="M174 16v16h16z"/>
      <path class="dark-line" d="M174 16v16h16"/>
      <path class="dark-line" stroke-width="3" d="M72 36h70"/>
      <path class="dark-line" d="M72 50h102M72 62h102M72 74h70M72 92h102M72 104h102M72 116h54"/>
      <path class="dark-line" d="M72 140c8-14 14 8 20-4s10 10 16-2 8 6 14 2"/>
      <path class="brass" d="m142 126-12 40 14-7 8 13 9-42zM156 126l10 42 9-12 14 8-13-38z"/>
      <path fill="url(#dark-slant)" opacity=".6" d="m156 126 10 42 9-12 14 8-13-38z"/>
      <path class="dark" d="M158 96l5 4 6-3 4 5 7-1 2 6 7 1-1 7 5 4-3 6 3 6-5 4 1 7-7 1-2 6-7-1-4 5-6-3-5 4-5-4-6 3-4-5-7 1-2-6-7-1 1-7-5-4 3-6-3-6 5-4-1-7 7-1 2-6 7 1 4-5 6 3z"/>
      <circle class="brass" cx="158" cy="124" r="20"/>
      ${mark(145, 111, 26, "dark")}
    </g>
    <path class="cut" d="M14 150C16 100 30 56 60 26c8 30-8 84-42 118z"/>
    <path class="dark-line" stroke-width="1.4" d="M12 158c8-44 24-86 44-120M30 110l-8 2M36 94l-10 4M42 80l-9 4M27 122l14-8M33 104l16-10M40 86l14-10"/>`,
  ),
};
