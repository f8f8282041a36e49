import type { Drawing } from "../drawing.ts";
import { rays, repeat, shadeCircle } from "../shapes.ts";
import { scene } from "./scene.ts";

const bicycleFrame =
  "m132 176 32-58h54l14 58M164 118l18 58h-50M182 176l36-58M154 108h22M164 118l-3-10M218 118l-5-18h20c6 0 8 8 0 10";

const tile = {
  star: (x: number, y: number) => `
    <path class="paper" d="M${x} ${y}h72v74h-72z"/>
    <circle class="ink" cx="${x + 36}" cy="${y + 37}" r="26"/>
    <path fill="url(#white-slant)" d="M${x + 36} ${y + 11}a26 26 0 0 1 0 52z"/>
    <path class="paper" d="M${x + 36} ${y + 17}l7 13 13 7-13 7-7 13-7-13-13-7 13-7z"/>
    <circle class="ink" cx="${x + 36}" cy="${y + 37}" r="3"/>`,
  leaf: (x: number, y: number) => `
    <path class="paper" d="M${x} ${y}h72v74h-72z"/>
    <path class="ink" d="M${x} ${y}h36v37a36 37 0 0 1-36-37ZM${x + 72} ${y + 74}h-36v-37a36 37 0 0 1 36 37Z"/>
    <path fill="url(#dark-across)" d="M${x + 36} ${y}h36v37h-36zM${x} ${y + 37}h36v37h-36z"/>
    <circle class="brass" cx="${x + 36}" cy="${y + 37}" r="8"/>`,
};

const daisy = (x: number, y: number, radius: number) => `
    <circle class="ink" cx="${x}" cy="${y}" r="${radius + 4}"/>
    ${repeat(8, (petal) => `<ellipse class="paper" cx="${x}" cy="${y - radius * 0.62}" rx="${radius * 0.3}" ry="${radius * 0.42}" transform="rotate(${petal * 45} ${x} ${y})"/>`)}
    <circle class="brass" cx="${x}" cy="${y}" r="${radius * 0.34}"/>
    <path class="dark-line" stroke-width="1" d="${shadeCircle(x, y, radius * 0.34, y, y + radius * 0.34, 2.6)}"/>`;

const tulip = (x: number, y: number) => `
    <path class="cut" d="M${x - 17} ${y - 14}c4-4 8 0 11 4 2-6 8-8 12-4 3-4 9-4 11 2 2 20-10 28-18 28s-22-8-16-30Z"/>
    <path fill="url(#dark-across)" d="M${x} ${y - 8}c4-6 12-8 17-4 2 20-8 28-17 28z"/>`;

const spine = (x: number, width: number, height: number, fill: string) =>
  `<path ${fill} d="M${x} ${104 - height}h${width}v${height}h${-width}z"/>`;

/** What is made and sold over a counter. */
export const shops = {
  bicycle: scene(
    "web",
    `<path class="fine" d="${repeat(8, (row) => `M0 ${14 + row * 13}h360`)}"/>
    <circle class="sun" cx="66" cy="40" r="20"/>
    <path class="paper" d="m0 132 60-72 46 50 62-88 74 86 42-38 76 74v30H0z"/>
    <path fill="url(#dark-slant)" d="m60 60 46 50-16 34H52zM168 22l74 86-14 36-44 4-8-60zM284 70l76 74h-50z"/>
    <path class="paper" d="m60 60-16 19 10 6 6-9 8 10 7-10zM168 22l-22 31 12 8 8-11 12 12 9-13z"/>
    <path class="ink" d="M0 138c90-34 270-34 360-6v98H0z"/>
    <path fill="url(#white-across)" opacity=".55" d="M0 150c90-34 270-34 360-6v86H0z"/>
    <path class="ink" d="M92 176a40 40 0 1 1 80 0 40 40 0 0 1-80 0ZM192 176a40 40 0 1 1 80 0 40 40 0 0 1-80 0Z"/>
    <path class="ink-line" stroke-width="14" d="${bicycleFrame}"/>
    <g class="white-line" stroke-width="4.5">
      <circle cx="132" cy="176" r="33"/>
      <circle cx="232" cy="176" r="33"/>
      <path d="${bicycleFrame}"/>
    </g>
    <path class="white-line" stroke-width="1" d="${rays(132, 176, 14, 4, 30)}${rays(232, 176, 14, 4, 30)}"/>
    <circle class="brass" cx="182" cy="176" r="7"/>
    <path class="paper" d="M206 82h34v20h-34z"/>
    <path class="dark-line" stroke-width="1.2" d="M206 88h34M206 95h34M215 82v20M224 82v20M232 82v20"/>
    <path class="paper" d="M214 82c-2-12 6-16 8-8 4-8 12-2 8 8z"/>`,
  ),

  textile: scene(
    "kol",
    `<path fill="url(#dots)" opacity=".5" d="M0 0h360v230H0z"/>
    <path class="white-line" stroke-width="4" d="M0 40q180 16 360 0"/>
    <path class="cut" d="M34 44c26 3 52 4 78 4v120c-26 10-52-10-78 0z"/>
    <path fill="url(#dark-across)" d="M36 66h75v18H36zM36 104h75v18H36zM36 142h75v14H36z"/>
    <path class="ink" d="M128 46h90v148H128z"/>
    <path class="brass" d="M130 48h86v140c-28 12-58-12-86 0z"/>
    <path class="dark-line" stroke-width="3" d="${repeat(4, (row) => `M130 ${76 + row * 30}l21.5 14 21.5-14 21.5 14 21.5-14`)}"/>
    <path class="dark" d="${repeat(3, (row) => repeat(4, (column) => `M${141 + column * 21.5} ${97 + row * 30}l4 4-4 4-4-4z`))}"/>
    <path class="cut" d="M234 47c30-1 60-2 90-6v108c-30 12-60-12-90 0z"/>
    <path fill="url(#dark-slant)" d="M236 48l28-1v99c-10-2-18-2-28 1zM294 45l28-3v105c-10 4-18 4-28 2z"/>
    <path class="ink" d="M279 66l9 13-9 13-9-13zM279 104l9 13-9 13-9-13z"/>
    <path class="brass" d="${[40, 104, 136, 208, 242, 314].map((x) => `M${x} 36h7v18h-7z`).join("")}"/>
    <path fill="url(#white-across)" d="M0 206h360v24H0z"/>
    <path class="white-line" d="M0 205h360"/>`,
  ),

  ceramics: scene(
    "ads",
    repeat(5, (column) =>
      repeat(3, (row) => ((column + row) % 2 ? tile.star : tile.leaf)(column * 76 - 10, row * 78 - 2)),
    ),
  ),

  florist: scene(
    "whatsapp",
    `<path class="fine" d="${rays(180, 96, 80, 30, 300)}"/>
    <path class="ink" d="M0 190h360v40H0z"/>
    <path fill="url(#white-across)" d="M0 193h360v37H0z"/>
    <g class="white-line" stroke-width="3"><path d="M180 150c-4-30-30-44-56-60M180 150c-2-30-10-60-10-98M180 150c4-30 20-56 60-70M180 150c10-24 50-26 76-22M180 150c-12-22-44-24-70-14M182 150c4-40 18-70 34-108"/></g>
    <path class="paper" d="M146 104c-16 2-26-6-30-16 16-2 28 4 30 16ZM206 112c6-14 20-16 32-12-4 14-18 18-32 12ZM172 88c-14-8-16-22-10-32 12 8 14 20 10 32ZM196 92c2-14 12-22 26-20 0 14-12 22-26 20Z"/>
    ${daisy(122, 78, 24)}${daisy(170, 44, 26)}${daisy(244, 74, 26)}${daisy(216, 34, 17)}
    ${tulip(104, 128)}${tulip(258, 122)}
    <path class="cut" stroke-width="4" d="M132 146h96l-14 72h-68z"/>
    <path class="dark-line" d="M132 146h96l-14 72h-68zM135 160h90"/>
    <path fill="url(#dark-slant)" d="M190 160h35l-11 57h-30z"/>
    <path class="brass" d="M152 178h40v22h-40z"/>
    <path class="dark-line" d="M158 186h28M158 193h18"/>`,
  ),

  bookshop: scene(
    "crm",
    `<path fill="url(#white-across)" opacity=".35" d="M0 0h360v230H0z"/>
    <path class="paper" d="M0 104h360v10H0zM0 214h360v16H0z"/>
    <path fill="url(#dark-across)" d="M0 108h360v6H0zM0 219h360v11H0z"/>
    ${[
      [14, 20, 84, 'class="cut"'],
      [36, 14, 70, 'class="brass"'],
      [52, 24, 90, 'class="cut"'],
      [78, 16, 76, 'class="dark"'],
      [96, 22, 82, 'class="cut"'],
      [170, 18, 88, 'class="dark"'],
      [190, 24, 72, 'class="cut"'],
      [216, 14, 84, 'class="brass"'],
      [232, 20, 92, 'class="cut"'],
      [286, 22, 78, 'class="cut"'],
      [310, 16, 88, 'class="dark"'],
      [328, 22, 70, 'class="cut"'],
    ]
      .map(([x, width, height, fill]) => spine(Number(x), Number(width), Number(height), String(fill)))
      .join("")}
    <path class="dark-line" d="M14 32h20M14 38h20M52 26h24M52 88h24M96 34h22M96 80h22M190 44h24M190 50h24M232 24h20M232 92h20M286 38h22M286 44h22M328 48h22"/>
    <path class="white-line" d="M78 42h16M78 48h16M170 30h18M170 92h18M310 30h16M310 36h16"/>
    <path fill="url(#dark-slant)" d="M62 15h14v88H62zM106 23h12v80h-12zM242 13h10v90h-10z"/>
    <g transform="rotate(14 264 104)"><path class="cut" d="M254 28h18v76h-18z"/><path class="dark-line" d="M254 42h18M254 88h18"/></g>
    <path class="paper" d="M124 104c-2-20 2-30 10-34l-2-14 9 6h8l9-6-2 14c8 6 10 16 8 34z"/>
    <path class="dark-line" d="M138 78h.1M150 78h.1M141 84l3 2 3-2M160 100c10 0 10-14 4-18" stroke-width="2.2"/>
    <path class="cut" stroke-width="3" d="M40 204c34-16 66-14 88 0 22-14 54-16 88 0v-74c-34-14-66-12-88 4-22-16-54-18-88-4z"/>
    <path class="dark-line" d="M128 134v70M54 144c20-6 42-6 62 2M54 158c20-6 42-6 62 2M54 172c20-6 42-6 62 2M140 146c20-8 42-8 62-2M140 160c20-8 42-8 62-2"/>
    <path fill="url(#dark-across)" d="M140 168c20-8 42-8 62-2v22c-20-6-42-6-62 2z"/>
    <path class="brass" d="M184 128h14v32l-7-7-7 7z"/>
    <path class="cut" stroke-width="3" d="M254 168h54v46h-54zM308 176c18-2 18 28 0 26z"/>
    <path class="ink" d="M254 182h54v18h-54z"/>
    <path class="white-line" d="M270 158c-8-10 8-14 0-26M288 158c-8-10 8-14 0-26"/>`,
  ),

  furniture: scene(
    "ads",
    `<path class="fine" d="${repeat(14, (column) => `M${14 + column * 26} 0v176`)}"/>
    <path class="cut" d="M22 22h72v64H22z"/>
    <path class="ink" d="M28 28h60v52H28z"/>
    <circle class="sun" cx="70" cy="44" r="9"/>
    <path class="paper" d="M28 80l20-28 14 16 10-8 16 20z"/>
    <path class="ink" d="M0 178h360v52H0z"/>
    <path fill="url(#white-across)" d="M0 182h360v48H0z"/>
    <path class="white-line" d="M0 180h360"/>
    <path class="ink-line" stroke-width="16" d="M132 34v96M220 34v96M132 130v72M220 130v72M122 132h108"/>
    <path class="paper" d="M126 26h12v106h-12zM214 26h12v106h-12z"/>
    <path class="paper" d="M134 38h84v14h-84zM134 62h84v12h-84zM134 84h84v12h-84z"/>
    <path fill="url(#dark-across)" d="M138 46h76v6h-76zM138 69h76v5h-76zM138 91h76v5h-76z"/>
    <path class="cut" d="M114 126h124l8 16H106z"/>
    <path class="brass" d="M118 129h116l5 10H113z"/>
    <path class="paper" d="M116 142h14v66h-14zM222 142h14v66h-14zM136 142h10v52h-10zM206 142h10v52h-10zM130 168h92v8h-92z"/>
    <path fill="url(#dark-slant)" d="M226 142h10v66h-10zM211 142h5v52h-5zM218 26h8v100h-8z"/>
    <path class="cut" d="M282 206v-82h50v82zM276 116h62v10h-62z"/>
    <path class="dark-line" d="M290 142h34M290 164h34M290 186h34"/>
    <circle class="brass" cx="307" cy="153" r="2.6"/><circle class="brass" cx="307" cy="175" r="2.6"/><circle class="brass" cx="307" cy="196" r="2.6"/>
    <path fill="url(#dark-slant)" d="M322 126h9v80h-9z"/>
    <path class="white-line" stroke-width="4" d="M307 116V66"/>
    <path class="brass" d="M282 66l12-36h26l12 36z"/>
    <path class="dark-line" d="M282 66l12-36h26l12 36z"/>`,
  ),

  shop: scene(
    "ads",
    `<path class="fine" d="${rays(180, 230, 64, 60, 380, 180, 360)}"/>
    <path class="paper" d="M0 196h360v34H0z"/>
    <path fill="url(#dark-across)" d="M0 204h360v26H0z"/>
    <path class="cut" stroke-width="3" d="M96 196v-60l26-62h116l26 62v60z"/>
    <path fill="url(#dark-slant)" d="M226 74h12l26 62v60h-26v-60z"/>
    <path class="cut" d="M132 20h96v46h-96z"/>
    <path class="dark" d="M138 26h84v34h-84z"/>
    <path class="brass" d="M146 32h18v22h-18zM171 32h18v22h-18zM196 32h18v22h-18z"/>
    <path class="dark-line" d="M155 38v10M183 43h-6v-5h6v10h-6M208 43h-6v-5h6v10h-6"/>
    <path class="paper" d="M160 64h40v12h-40z"/>
    ${repeat(3, (row) => repeat(5, (column) => `<circle class="ink" cx="${136 + column * 22 - row * 2 + column * row}" cy="${90 + row * 17}" r="6.5"/>`))}
    <path class="white-line" stroke-width="1.4" d="${repeat(3, (row) => repeat(5, (column) => `M${133 + column * 22 - row * 2 + column * row} ${90 + row * 17}h6`))}"/>
    <path class="ink" d="M106 146h148v40H106z"/>
    <path class="brass" d="M110 150h140v32H110z"/>
    <path class="dark-line" d="M166 162h28v8h-28zM110 166h46M204 166h46"/>
    <path class="white-line" stroke-width="5" d="M264 128h26V96"/>
    <circle class="cut" cx="290" cy="88" r="10"/>
    <path class="cut" d="M18 196v-52h52v52zM28 144v-10c0-18 32-18 32 0v10"/>
    <path class="ink" d="M18 158h52v16H18z"/>
    <path class="dark-line" d="M32 150v-14c0-12 24-12 24 0v14" stroke-width="2.4"/>
    <path class="cut" d="M306 196v-34h40v34zM312 162v-16h28v16z"/>
    <path class="dark-line" d="M326 146v50M306 178h40"/>`,
  ),
} satisfies Record<string, Drawing>;
