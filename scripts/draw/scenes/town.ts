import type { Drawing } from "../drawing.ts";
import { rays, repeat } from "../shapes.ts";
import { scene, windows } from "./scene.ts";

const house = (x: number, width: number, height: number) => `
  <path class="cut" d="M${x} 190v-${height}l${width / 2}-38 ${width / 2} 38v${height}z"/>
  <path fill="url(#dark-slant)" d="M${x + width / 2} ${152 - height}l${width / 2} 38v${height}h${-width * 0.22}v-${height}z"/>
  <path class="window" d="${windows(x + 12, 202 - height, 14, 18, 2, 1, [28, 32])}"/>
  <path class="ink" d="M${x + width / 2 - 9} 190v-28h18v28z"/>`;

/** A pile of `count` coins on the table. */
const coins = (x: number, count: number) =>
  repeat(
    count,
    (coin) => `<path class="brass" d="M${x} ${196 - coin * 11}h38v11h-38z"/>
    <path class="dark-line" stroke-width="1.5" d="M${x} ${207 - coin * 11}h38M${x + 6} ${198 - coin * 11}v7m26 0v-7m-6 0v7"/>`,
  );

/** What a town shares: homes, help, lessons and letters. */
export const town = {
  property: scene(
    "bizmail",
    `<circle class="sun" cx="300" cy="48" r="24"/>
    <path class="fine" d="${rays(300, 48, 44, 34, 340)}"/>
    <path class="cut" stroke-width="1.5" d="M30 62h13v40H30zM158 86h13v40h-13zM316 70h13v40h-13z"/>
    ${house(18, 74, 84)}${house(98, 86, 60)}${house(262, 80, 76)}
    <path class="ink" d="M0 190h360v40H0z"/>
    <path fill="url(#white-across)" d="M0 192h360v38H0z"/>
    <path class="white-line" d="M0 190h360"/>
    <path class="ink" d="M168 88h88v112h-88z"/>
    <path class="white-line" stroke-width="6" d="M178 222V98h70"/>
    <path class="white-line" d="M200 98v12M236 98v12"/>
    <path class="cut" stroke-width="3" d="M188 110h62v62h-62z"/>
    <path class="brass" d="M190 112h58v14h-58z"/>
    <circle class="dark-line" stroke-width="5" cx="212" cy="142" r="7"/>
    <path class="dark-line" stroke-width="5" d="m217 147 16 16M227 157l5-5M232 162l4-4"/>
    <path class="paper" d="M318 230c0-24 4-34 14-34s14 10 14 34zM6 230c0-16 6-24 14-24s14 8 14 24z"/>
    <path fill="url(#dark-slant)" d="M332 196c10 0 14 10 14 34h-12zM20 206c8 0 14 8 14 24H22z"/>`,
  ),

  charity: scene(
    "social",
    `<path class="fine" d="${rays(180, 108, 84, 62, 320)}"/>
    <path class="ink" d="M0 190h360v40H0z"/>
    <path fill="url(#white-across)" d="M0 192h360v38H0z"/>
    <path class="white-line" d="M0 190h360"/>
    <circle class="brass" cx="180" cy="28" r="17"/>
    <circle class="dark-line" stroke-width="2" cx="180" cy="28" r="11"/>
    <path class="dark-line" stroke-width="2.5" d="M180 22v12"/>
    <path class="white-line" d="M162 46v8M198 46v8"/>
    <path class="cut" stroke-width="3" d="M126 78v118c0 8 24 14 54 14s54-6 54-14V78z"/>
    <path fill="url(#dark-slant)" d="M208 84v124c16-2 26-7 26-12V78z"/>
    <ellipse class="dark" cx="180" cy="78" rx="54" ry="14"/>
    <ellipse class="paper" cx="180" cy="76" rx="48" ry="10.5"/>
    <path class="dark" d="M160 73h40v6h-40z"/>
    <path class="dark" d="M126 94c0 8 24 14 54 14s54-6 54-14v76c0 8-24 14-54 14s-54-6-54-14z"/>
    <path class="paper" d="M180 172c-22-16-33-26-33-39a16.5 16.5 0 0 1 33-5 16.5 16.5 0 0 1 33 5c0 13-11 23-33 39Z"/>
    <path fill="url(#white-slant)" d="M218 112c8-2 16-7 16-12v70c0 5-6 9-16 11z" opacity=".5"/>
    ${coins(34, 3)}${coins(80, 5)}${coins(258, 4)}${coins(304, 2)}`,
  ),

  school: scene(
    "sms",
    `<path fill="url(#white-across)" opacity=".4" d="M0 0h360v230H0z"/>
    <path class="ink" d="M32 16h296v136H32z"/>
    <path class="brass" d="M36 20h288v128H36z"/>
    <path class="dark" d="M46 30h268v108H46z"/>
    <path class="white-line" stroke-width="2.6" d="M70 66c4-18 20-18 22 0v16M70 74h22M70 66v16M112 50v32M112 66c6-10 20-6 20 6s-14 14-20 6M172 58c-14-8-24 0-24 10s10 18 24 10M68 112h60M68 122h40"/>
    <circle class="white-line" stroke-width="2.4" cx="252" cy="84" r="36"/>
    <path class="white-line" stroke-width="1.8" d="M216 84h72M252 48v72M252 48c-22 20-22 52 0 72M252 48c22 20 22 52 0 72M222 66h60M222 102h60"/>
    <path class="ink" d="M0 176h360v54H0z"/>
    <path class="cut" d="M0 178h360v14H0z"/>
    <path fill="url(#white-across)" d="M0 194h360v36H0z"/>
    <path class="cut" d="M56 162h88v16H56zM66 146h72v16H66z"/>
    <path class="ink" d="M56 166h88v8H56z"/>
    <path class="dark-line" d="M66 151h72M66 157h72"/>
    <path class="brass" d="M92 132c-10 2-10 14 0 14h16c10 0 10-14 0-14-4 0-6 2-8 2s-4-2-8-2Z"/>
    <path class="dark-line" d="M100 134c0-6 2-8 6-10"/>
    <path class="cut" d="M268 134h44v44h-44z"/>
    <path fill="url(#dark-across)" d="M290 136h21v41h-21z"/>
    <path class="brass" d="M274 134V92l5-10 5 10v42zM300 134V96l5-10 5 10v38z"/>
    <path class="paper" d="M287 134l2-48h8l-1 48z"/>
    <path class="dark" d="M276.5 87l2.5-5 2.5 5zM302.5 91l2.5-5 2.5 5z"/>`,
  ),

  post: scene(
    "email",
    `<path class="fine" d="${rays(180, 96, 84, 40, 320)}"/>
    <path class="ink" d="M0 188h360v42H0z"/>
    <path class="paper" d="M30 92h70v100H30zM262 76h76v116h-76z"/>
    <path class="window" d="${windows(40, 104, 16, 22, 2, 2, [30, 38])}${windows(272, 90, 16, 22, 3, 2, [22, 44])}"/>
    <path fill="url(#dark-slant)" d="M84 92h16v100H84zM322 76h16v116h-16z"/>
    <path fill="url(#white-across)" d="M0 192h360v38H0z"/>
    <path class="white-line" d="M0 191h360"/>
    <path class="ink" d="M124 210V72c0-40 112-40 112 0v138z"/>
    <path class="cut" d="M136 210V80h88v130zM128 80V70c0-34 104-34 104 0v10zM128 204h104v16H128z"/>
    <path class="dark-line" d="M136 80h88M136 204h88M128 204v16M232 204v16"/>
    <path fill="url(#dark-slant)" d="M200 82h23v121h-23zM204 48c16 4 28 12 28 22v9h-24c2-12 0-22-4-31z"/>
    <path class="dark" d="M146 94h58v12h-58z"/>
    <path class="brass" d="M150 118h46v40h-46z"/>
    <path class="dark-line" d="M156 128h34M156 136h34M156 144h22"/>
    <g transform="rotate(-9 160 96)"><path class="cut" d="M150 70h44v30h-44z"/><path class="dark-line" d="m150 70 22 18 22-18"/></g>
    <path class="dark" d="M146 100h58v6h-58z"/>
    <circle class="dark" cx="173" cy="182" r="5"/>`,
  ),
} satisfies Record<string, Drawing>;
