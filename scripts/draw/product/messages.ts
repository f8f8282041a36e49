import { type Drawing, sheet } from "../drawing.ts";
import { lark, mark } from "../mark.ts";
import type { Ink } from "../palette.ts";
import { repeat } from "../shapes.ts";

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

/** What goes straight to a reader: letters and short messages. */
export const messages = {
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
} satisfies Partial<Record<Ink, Drawing>>;
