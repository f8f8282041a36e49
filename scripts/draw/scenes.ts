import type { Drawing } from "./drawing.ts";
import type { Ink } from "./palette.ts";
import { rays, repeat, rings, shadeCircle } from "./shapes.ts";

function scene(ink: Ink, art: string): Drawing {
  return { width: 360, height: 230, ink, line: 2, art };
}

/** Little windows in rows: path data of `columns` by `rows` boxes. */
function windows(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  step: [number, number],
) {
  return repeat(rows, (row) =>
    repeat(columns, (column) => `M${x + column * step[0]} ${y + row * step[1]}h${width}v${height}h${-width}z`),
  );
}

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

const spine = (x: number, width: number, height: number, fill: string) =>
  `<path ${fill} d="M${x} ${104 - height}h${width}v${height}h${-width}z"/>`;

const vine = (y: number, scale: number) =>
  repeat(Math.ceil(380 / (26 * scale)), (index) => {
    const x = index * 26 * scale - 6;
    return `M${x} ${y}c${-9 * scale}-${2 * scale}-${7 * scale}-${16 * scale} ${6 * scale}-${15 * scale} ${10 * scale}-${6 * scale} ${18 * scale} ${5 * scale} ${11 * scale} ${12 * scale}z`;
  });

const house = (x: number, width: number, height: number) => `
  <path class="cut" d="M${x} 190v-${height}l${width / 2}-38 ${width / 2} 38v${height}z"/>
  <path fill="url(#dark-slant)" d="M${x + width / 2} ${152 - height}l${width / 2} 38v${height}h${-width * 0.22}v-${height}z"/>
  <path class="ink" d="${windows(x + 12, 202 - height, 14, 18, 2, 1, [28, 32])}"/>
  <path class="ink" d="M${x + width / 2 - 9} 190v-28h18v28z"/>`;

const daisy = (x: number, y: number, radius: number) => `
    <circle class="ink" cx="${x}" cy="${y}" r="${radius + 4}"/>
    ${repeat(8, (petal) => `<ellipse class="paper" cx="${x}" cy="${y - radius * 0.62}" rx="${radius * 0.3}" ry="${radius * 0.42}" transform="rotate(${petal * 45} ${x} ${y})"/>`)}
    <circle class="brass" cx="${x}" cy="${y}" r="${radius * 0.34}"/>
    <path class="dark-line" stroke-width="1" d="${shadeCircle(x, y, radius * 0.34, y, y + radius * 0.34, 2.6)}"/>`;

const tulip = (x: number, y: number) => `
    <path class="cut" d="M${x - 17} ${y - 14}c4-4 8 0 11 4 2-6 8-8 12-4 3-4 9-4 11 2 2 20-10 28-18 28s-22-8-16-30Z"/>
    <path fill="url(#dark-across)" d="M${x} ${y - 8}c4-6 12-8 17-4 2 20-8 28-17 28z"/>`;

const bicycleFrame =
  "m132 176 32-58h54l14 58M164 118l18 58h-50M182 176l36-58M154 108h22M164 118l-3-10M218 118l-5-18h20c6 0 8 8 0 10";

const stethoscope = "M106 16c-22 82 12 148 74 148s96-66 74-148M180 164c0 34 30 46 62 46s50-18 52-40";

export const scenes: Record<string, Drawing> = {
  bakery: scene(
    "email",
    `<circle class="sun" cx="296" cy="56" r="34"/>
    <path class="fine" d="${rays(296, 56, 48, 42, 320)}"/>
    <path class="ink" d="M252 146h108v84H252zM0 160h64v70H0z"/>
    <path fill="url(#white-across)" d="M250 148h110v82H250zM0 164h62v66H0z"/>
    <path class="white-line" d="M250 148h110M0 164h62M280 170h18v22h-18zM318 170h18v22h-18zM14 186h18v20H14z"/>
    <path class="paper" d="M60 96h192v134H60z"/>
    <path class="dark" d="M104 44h104v22H104z"/>
    <path class="brass" d="M108 48h96v18h-96z"/>
    <path class="dark-line" stroke-width="3" d="M142 60c-8-8 2-8 14-8s22 0 14 8z"/>
    <path class="paper" d="m46 104 20-38h180l20 38a18.3 10 0 0 1-36.7 0 18.3 10 0 0 1-36.6 0 18.3 10 0 0 1-36.7 0 18.3 10 0 0 1-36.7 0 18.3 10 0 0 1-36.6 0 18.3 10 0 0 1-36.7 0Z"/>
    <path class="ink" d="M96 66 82.7 104a18.3 10 0 0 0 36.6 0L126 66zM156 66v38a18.3 10 0 0 0 36.7 0L186 66zM216 66l13.3 38a18.3 10 0 0 0 36.7 0l-20-38z"/>
    <path class="dark-line" d="M46 104h220"/>
    <path class="ink" d="M76 124h100v66H76z"/>
    <path fill="url(#white-slant)" d="M76 124h100v66H76z"/>
    <path class="dark-line" d="M76 124h100v66H76zM68 197h116M76 204h100"/>
    <path class="paper" d="M82 172c4-15 30-15 34 0zM126 172c4-20 38-20 42 0z"/>
    <path class="dark-line" d="m92 163 4 6M102 162l3 7M138 161l4 8M149 160l3 9"/>
    <path class="brass" d="M88 148h22l-3-10H91zM136 148l11-14 11 14z"/>
    <path class="white-line" d="M76 150h100M76 174h100"/>
    <path class="ink" d="M194 124h42v106h-42z"/>
    <path class="white-line" d="M200 131h30v50h-30zM215 131v50"/>
    <circle class="paper" cx="202" cy="194" r="3"/>
    <path class="dark-line" d="M60 229h300"/>`,
  ),

  hotel: scene(
    "seo",
    `<path fill="url(#white-across)" opacity=".5" d="M0 0h360v152H0z"/>
    <circle class="ink" cx="84" cy="66" r="36"/>
    <circle class="sun" cx="84" cy="66" r="30"/>
    <path class="cut" d="M226 30h52v32h-52z"/>
    <path class="brass" d="${[236, 252, 268].map((x) => `M${x} 39l1.8 4.4 4.7.4-3.6 3.1 1.1 4.6-4-2.5-4 2.5 1.1-4.6-3.6-3.1 4.7-.4z`).join("")}"/>
    <path class="cut" d="M186 58h132v96H186z"/>
    <path fill="url(#dark-slant)" d="M286 58h32v96h-32z"/>
    <path class="ink" d="${windows(198, 68, 14, 14, 5, 3, [23, 28])}"/>
    <path class="brass" d="M221 96h14v14h-14zM267 68h14v14h-14z"/>
    <path class="dark-line" d="${repeat(3, (row) => `M194 ${86 + row * 28}h116`)}${repeat(3, (row) => repeat(14, (column) => `M${198 + column * 8.5} ${86 + row * 28}v-5`))}" stroke-width="1.2"/>
    <path class="white-line" stroke-width="4" d="M340 154c-4-30-2-46 4-62"/>
    <path class="paper" d="M344 92c-14-10-26-6-32 4 12-4 22-4 32-4ZM344 92c-8-16-2-26 10-30-2 12-6 20-10 30ZM344 92c6-8 12-8 20-6v12c-6-4-12-6-20-6ZM344 92c-12 2-18 10-18 22 6-10 12-16 18-22ZM344 92c6 4 10 10 14 18 4-10-4-16-14-18Z"/>
    <path class="ink" d="M0 154h360v76H0z"/>
    <path fill="url(#waves)" d="M0 157h360v73H0z"/>
    <path class="white-line" d="M168 154h192"/>
    <path class="cut" stroke-width="3" d="M86 186h86l-16 20h-54z"/>
    <path fill="url(#dark-across)" d="M90 192h77l-11 14h-52z"/>
    <path class="cut" d="M128 180v-66l38 66zM121 180v-48l-30 48z"/>
    <path fill="url(#dark-across)" d="M128 126l34 54h-34z"/>
    <path class="brass" d="M128 114h-14l14-8z"/>`,
  ),

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

  vet: scene(
    "sms",
    `<g class="fine">${rings(180, 120, 64, 270, 9)}</g>
    <path class="cut" stroke-width="5" d="M232 216c34 6 66-10 60-44-2-12 8-16 14-8 14 36-18 66-62 66z"/>
    <path class="cut" stroke-width="4" d="M120 230c-6-58-4-92 18-112l-6-46 32 22h36l32-22-6 46c22 22 24 54 18 112z"/>
    <path fill="url(#dark-slant)" d="M204 96 232 72l-6 46c22 22 24 54 18 112h-34c8-46 6-94-6-134z"/>
    <path class="ink" d="M140 86l16 12-14 10zM224 86l-16 12 14 10z"/>
    <path class="dark" d="M150 134c4-8 16-8 20 0-4 7-16 7-20 0ZM194 134c4-8 16-8 20 0-4 7-16 7-20 0Z"/>
    <circle class="brass" cx="160" cy="134" r="3.4"/>
    <circle class="brass" cx="204" cy="134" r="3.4"/>
    <path class="ink" d="M174 150h16l-8 9z"/>
    <path class="dark-line" d="M182 159c0 10-14 12-18 6M182 159c0 10 14 12 18 6M144 154l-36-7M144 161l-34 7M220 154l36-7M220 161l34 7M170 104l4 10M182 102v12M194 104l-4 10"/>
    <path class="brass" d="M127 186c34 16 76 16 110 0l1 13c-34 16-78 16-112 0z"/>
    <circle class="cut" cx="182" cy="212" r="10"/>
    <path class="ink" d="M179.5 206.5h5v3h3v5h-3v3h-5v-3h-3v-5h3z"/>`,
  ),

  ceramics: scene(
    "ads",
    repeat(5, (column) =>
      repeat(3, (row) => ((column + row) % 2 ? tile.star : tile.leaf)(column * 76 - 10, row * 78 - 2)),
    ),
  ),

  salon: scene(
    "social",
    `<path class="fine" d="${rays(180, 118, 96, 84, 260)}"/>
    <ellipse class="ink" cx="180" cy="112" rx="86" ry="98"/>
    <ellipse class="brass" cx="180" cy="112" rx="82" ry="94"/>
    <ellipse class="dark-line" stroke-width="2" cx="180" cy="112" rx="77" ry="89"/>
    <ellipse class="paper" cx="180" cy="112" rx="70" ry="82"/>
    <path fill="url(#dark-slant)" opacity=".5" d="M180 30c38 0 70 36 70 82 0 20-6 40-16 54-12-60-34-108-54-136Z"/>
    <g stroke-linejoin="round">
      <path class="cut" stroke-width="4" d="M146 52c10 40 26 74 50 104l-12 4c-26-32-42-68-46-104zM214 52c-10 40-26 74-50 104l12 4c26-32 42-68 46-104z"/>
      <path class="dark-line" d="M146 52c10 40 26 74 50 104l-12 4c-26-32-42-68-46-104zM214 52c-10 40-26 74-50 104l12 4c26-32 42-68 46-104z"/>
      <path fill="url(#dark-across)" d="M214 52c-10 40-26 74-50 104l6 2c22-30 38-64 44-106z"/>
      <circle class="brass" cx="180" cy="132" r="5"/>
      <circle class="dark-line" cx="180" cy="132" r="5"/>
      <circle class="ink-line" stroke-width="9" cx="152" cy="176" r="17"/>
      <circle class="ink-line" stroke-width="9" cx="208" cy="176" r="17"/>
      <circle class="dark-line" cx="152" cy="176" r="12.5"/>
      <circle class="dark-line" cx="208" cy="176" r="12.5"/>
      <circle class="dark-line" cx="152" cy="176" r="21.5"/>
      <circle class="dark-line" cx="208" cy="176" r="21.5"/>
    </g>
    <path class="cut" stroke-width="3" d="M22 54h30v132H22z"/>
    <path class="ink" d="${repeat(14, (row) => `M34 ${64 + row * 8.4}h20v4H34z`)}"/>
    <path class="cut" stroke-width="3" d="M306 92h32v94h-32zM312 74h20v18h-20zM316 60h26v8h-12v8h-14z"/>
    <path class="ink" d="M306 122h32v36h-32z"/>
    <path fill="url(#white-across)" d="M306 124h32v32h-32z"/>
    <path class="white-line" d="M0 186h92M268 186h92"/>
    <path fill="url(#white-across)" d="M0 190h90v40H0zM270 190h90v40h-90z"/>`,
  ),

  gym: scene(
    "whatsapp",
    `<path class="fine" d="${repeat(18, (column) => `M${column * 21} 0v160`)}M0 40h360M0 80h360M0 120h360"/>
    <path class="ink" d="M0 162h360v68H0z"/>
    <path fill="url(#white-across)" d="M0 164h360v66H0z"/>
    <path class="white-line" stroke-width="7" d="M20 86h320"/>
    <g class="cut" stroke-width="3">
      <rect x="52" y="34" width="20" height="104" rx="6"/><rect x="75" y="46" width="16" height="80" rx="5"/><rect x="94" y="62" width="12" height="48" rx="4"/>
      <rect x="288" y="34" width="20" height="104" rx="6"/><rect x="269" y="46" width="16" height="80" rx="5"/><rect x="254" y="62" width="12" height="48" rx="4"/>
    </g>
    <path fill="url(#dark-across)" d="M53 88h18v46H53zM76 88h14v34H76zM289 88h18v46h-18zM270 88h14v34h-14z"/>
    <path class="brass" d="M36 78h12v16H36zM312 78h12v16h-12z"/>
    <path class="white-line" stroke-width="5" d="M132 40v30c0 8 2 16 8 16M228 40v30c0 8-2 16-8 16"/>
    <path class="ink" d="M128 206a52 52 0 0 1 26-82c-10-30 4-48 26-48s36 18 26 48a52 52 0 0 1 26 82z"/>
    <path class="dark" d="M164 130c-14-28-6-48 16-48s30 20 16 48l-12-6c8-16 8-30-4-30s-12 14-4 30z"/>
    <path class="dark" d="M180 118c30 0 48 20 48 46 0 18-8 32-20 42h-56c-12-10-20-24-20-42 0-26 18-46 48-46Z"/>
    <circle class="paper" cx="180" cy="164" r="26"/>
    <path class="white-line" stroke-width="1.2" d="${repeat(8, (row) => `M${205 + row * 1.5} ${134 + row * 8}h${10 - Math.abs(4 - row)}`)}"/>
    <path class="dark-line" stroke-width="3.4" d="M168 156l6-4v24M184 158c0-8 14-8 14 0 0 6-14 12-14 18h14"/>`,
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

  restaurant: scene(
    "email",
    `<path fill="url(#waves)" opacity=".4" d="M0 0h360v150H0z"/>
    <path class="ink" d="M84 0h190v150H84z"/>
    <path class="white-line" stroke-width="4" d="M128 92c-20-24 20-36 0-64M178 88c-20-26 20-40 0-72M228 92c-20-24 20-36 0-64"/>
    <path class="ink" d="M0 172h360v58H0z"/>
    <path fill="url(#white-across)" d="M0 175h360v55H0z"/>
    <path class="ink" d="M72 112h216c0 62-40 94-74 98h-68c-34-4-74-36-74-98Z"/>
    <path class="ink-line" stroke-width="10" d="M72 112h216c0 62-40 94-74 98h-68c-34-4-74-36-74-98Z"/>
    <path class="cut" d="M76 118h208c-2 54-36 86-70 90v10h-68v-10c-34-4-68-36-70-90Z"/>
    <path class="ink" d="M82 136h196c-1 6-3 12-5 18H87c-2-6-4-12-5-18Z"/>
    <path class="white-line" d="${repeat(12, (index) => `M${90 + index * 16} 150v-9h9v6h-4`)}"/>
    <path fill="url(#dark-slant)" d="M226 158h44c-10 28-32 46-56 50v10h-24c20-14 32-34 36-60Z"/>
    <ellipse class="dark" cx="180" cy="118" rx="106" ry="17"/>
    <ellipse class="brass" cx="180" cy="118" rx="98" ry="13"/>
    <path class="dark-line" d="M96 116c20-8 30 8 50 0s30 8 50 0 30 8 66-1M104 123c24-7 36 5 60 0s40 6 84-2"/>
    <path class="cut" d="M206 106c14-6 34-2 34 8s-24 12-34 4-10-8 0-12Z"/>
    <circle class="brass" cx="222" cy="113" r="7"/>
    <path class="paper" d="M132 110h30l-3-18h-24z"/>
    <path class="dark-line" stroke-width="5" d="M250 108 350 22M262 112 358 40"/>`,
  ),

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
    `<path class="fine" d="${rays(180, 70, 72, 52, 300)}"/>
    <path class="cut" stroke-width="4" d="M180 116c-32-22-48-40-48-60a24 24 0 0 1 48-8 24 24 0 0 1 48 8c0 20-16 38-48 60Z"/>
    <path fill="url(#dark-slant)" d="M180 48a24 24 0 0 1 48 8c0 20-16 38-48 60 16-22 18-44 0-68Z"/>
    <path class="ink" d="M30 214c10-56 60-70 150-70s140 14 150 70z"/>
    <path class="cut" stroke-width="3" d="M0 164h34c34 0 52-16 84-16 22 0 40 6 48 14 10 10-4 20-18 18l-40-4h44l52-30c16-10 32 4 20 16l-56 48c-10 8-20 10-34 10H0z"/>
    <path fill="url(#dark-across)" d="M0 196h42c24 0 44 8 66 8 30 0 60-12 110-46l4 6-54 46c-10 8-20 10-34 10H0z"/>
    <path class="dark" d="M0 158h24v64H0z"/>
    <path class="brass" d="M24 158h10v64H24z"/>
    <path class="cut" stroke-width="3" d="M360 138h-26c-22 0-36 12-62 12-18 0-28-4-38-2-12 2-8 14 6 16l26 2-32 4-34 18c-12 6-8 18 6 14l36-10c20 6 60 10 84 10h34z"/>
    <path fill="url(#dark-across)" d="M360 178h-46c-24 0-50-6-74-4l-26 10 2 8 28-8c20 6 58 10 82 10h34z"/>
    <path class="dark" d="M336 130h24v78h-24z"/>
    <path class="paper" d="M328 130h8v78h-8z"/>`,
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

  winery: scene(
    "web",
    `<circle class="sun" cx="252" cy="62" r="30"/>
    <path class="fine" d="${rays(252, 62, 52, 40, 320)}"/>
    <path class="paper" d="M0 118c60-30 120-30 180-8s120 14 180-12v132H0z"/>
    <path fill="url(#dark-across)" d="M0 122c60-30 120-30 180-8s120 14 180-12v28H0z" opacity=".6"/>
    <path class="cut" d="M62 106V74h44v28zM56 76l28-20 28 20z"/>
    <path class="ink" d="M78 104V88h12v15z"/>
    <path class="ink" d="M0 134c80-14 280-14 360 0v96H0z"/>
    <path class="paper" d="${vine(154, 0.7)}${vine(182, 1)}${vine(222, 1.4)}"/>
    <path fill="url(#dark-slant)" d="${vine(182, 1)}${vine(222, 1.4)}" opacity=".5"/>
    <path class="white-line" d="M0 157h360M0 187h360M0 228h360"/>
    <path class="ink" d="M240 112h120v118H240z"/>
    <path class="cut" d="M252 116c14-6 74-6 88 0 14 34 14 70 0 104-14 6-74 6-88 0-14-34-14-70 0-104Z"/>
    <path class="dark-line" d="M274 113c-8 36-8 74 0 110M296 112v112M318 113c8 36 8 74 0 110"/>
    <path class="dark" d="M247 134c30-8 68-8 98 0l2 10c-32-8-70-8-102 0zM245 196c32 8 70 8 102 0l-2 10c-30 8-68 8-98 0z"/>
    <circle class="brass" cx="296" cy="170" r="10"/>
    <path fill="url(#dark-slant)" d="M318 113l22 3c14 34 14 70 0 104l-22 3c8-36 8-74 0-110z"/>`,
  ),

  clinic: scene(
    "seo",
    `<g class="fine">${rings(180, 84, 62, 300, 10)}</g>
    <path class="cut" stroke-width="4" d="M160 26h40v38h38v40h-38v38h-40v-38h-38V64h38z"/>
    <path fill="url(#dark-slant)" d="M200 26v38h38v40h-38v38h-15V26z"/>
    <path class="ink-line" stroke-width="15" d="${stethoscope}"/>
    <path class="dark-line" stroke-width="7" d="${stethoscope}"/>
    <path class="dark-line" stroke-width="10" d="M101 22l12-10M259 22l-12-10"/>
    <circle class="ink" cx="294" cy="152" r="25"/>
    <circle class="brass" cx="294" cy="152" r="19"/>
    <circle class="dark-line" stroke-width="2.5" cx="294" cy="152" r="19"/>
    <circle class="dark-line" cx="294" cy="152" r="11"/>
    <path class="white-line" stroke-width="3" d="M0 206h64l10-22 14 40 12-32 8 14h36"/>`,
  ),

  coffee: scene(
    "crm",
    `<path class="fine" d="${rays(150, 110, 72, 70, 340)}"/>
    <path class="ink" d="M0 188h360v42H0z"/>
    <path fill="url(#white-across)" d="M0 191h360v39H0z"/>
    <path class="white-line" d="M0 189h360"/>
    <path class="cut" stroke-width="3" d="M40 100h20v-18h56v18h22v70H40z"/>
    <circle class="ink" cx="152" cy="118" r="58"/>
    <circle class="paper" cx="152" cy="118" r="54"/>
    <path fill="url(#dark-slant)" d="M152 64a54 54 0 0 1 0 108c22-30 22-78 0-108Z"/>
    <circle class="dark" cx="152" cy="118" r="38"/>
    <circle class="brass" cx="152" cy="118" r="33"/>
    <path class="dark" d="M136 104c8-8 20-2 18 8s-14 16-22 10-4-12 4-18ZM158 124c8-8 20-2 18 8s-14 12-22 6-4-8 4-14ZM148 138c6-4 12 0 10 6s-12 8-16 4 0-6 6-10ZM164 100c6-4 14 0 12 6s-10 8-16 4 0-6 4-10Z"/>
    <path class="white-line" stroke-width="1.4" d="M134 122c8 0 14-6 18-14M156 142c8 0 14-4 18-12M162 109c4 0 8-2 12-6"/>
    <path class="dark-line" stroke-width="2.6" d="${rays(152, 118, 8, 40, 46)}"/>
    <path class="cut" d="M74 82l-16-42h82l-16 42z"/>
    <path fill="url(#dark-slant)" d="M112 41h27l-15 40h-20z"/>
    <path class="brass" d="M62 44h74l-3 8H65z"/>
    <path class="white-line" stroke-width="7" d="M50 170v20M190 164v26"/>
    <path class="cut" stroke-width="3" d="M206 88h20c16 0 20-14 20-28V0h18v62c0 26-10 44-34 44h-24z"/>
    <path fill="url(#dark-across)" d="M206 98h22c22 0 30-14 33-32h3c-1 24-11 40-34 40h-24z"/>
    <path class="cut" stroke-width="3" d="M248 198c-10-34-6-60 4-76h56c10 16 14 42 4 76z"/>
    <path fill="url(#dark-slant)" d="M292 123h15c10 16 14 42 4 74h-22c8-26 10-50 3-74z"/>
    <path class="cut" d="M256 122c-4-6-4-12 0-16h48c4 4 4 10 0 16z"/>
    <path class="ink" d="M258 146h44v32h-44z"/>
    <path class="paper" d="M272 156c8-8 18-2 16 6s-12 14-18 8-4-8 2-14Z"/>
    <path class="ink-line" stroke-width="1.6" d="M270 170c8 0 14-6 17-14"/>
    <path class="cut" d="M318 198c-4-18-2-32 4-42h34v42z"/>
    <path class="brass" d="M318 166h42v8h-43z"/>`,
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

  dentist: scene(
    "seo",
    `<g class="fine">${rings(180, 104, 78, 300, 10)}</g>
    <path class="cut" stroke-width="5" d="M180 50c-22-20-66-16-70 26-2 30 14 44 18 72 2 24 6 54 20 54 16 0 10-56 32-56s16 56 32 56c14 0 18-30 20-54 4-28 20-42 18-72-4-42-48-46-70-26Z"/>
    <path fill="url(#dark-slant)" d="M222 40c16 6 26 20 28 36 2 30-14 44-18 72-2 24-6 54-20 54-6 0-9-8-11-18 14-10 17-40 19-60 6-30 14-56 2-84Z"/>
    <path class="dark-line" stroke-width="2.4" d="M152 58c10-2 20 2 28 10M128 84c2-8 6-14 12-18"/>
    <path class="brass" d="M136 96l2.6 7 7 2.6-7 2.6-2.6 7-2.6-7-7-2.6 7-2.6z"/>
    <g transform="rotate(24 300 120)">
      <path class="ink-line" stroke-width="14" d="M300 60v150"/>
      <path class="white-line" stroke-width="6" d="M300 84v126"/>
      <circle class="ink" cx="300" cy="62" r="25"/>
      <circle class="paper" cx="300" cy="62" r="21"/>
      <circle class="ink" cx="300" cy="62" r="16"/>
      <path fill="url(#white-slant)" d="M300 46a16 16 0 0 1 0 32z"/>
      <path class="dark-line" d="M297 150h6M297 160h6M297 170h6"/>
    </g>
    <g transform="rotate(-22 60 120)">
      <path class="ink-line" stroke-width="16" d="M60 60v160"/>
      <path class="cut" d="M54 104h12v120H54z"/>
      <path class="paper" d="M50 44h20v64H50z"/>
      <path class="ink" d="M36 46h16v56H36z"/>
      <path class="white-line" stroke-width="2.4" d="${repeat(9, (row) => `M38 ${49 + row * 6.2}h14`)}"/>
    </g>`,
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

  travel: scene(
    "bizmail",
    `<path fill="url(#white-across)" opacity=".35" d="M0 0h360v230H0z"/>
    <path class="ink" d="M108 96a72 72 0 1 1 144 0c0 34-34 60-50 86h-44c-16-26-50-52-50-86Z"/>
    <path class="paper" d="M112 96a68 68 0 1 1 136 0c0 32-32 56-48 80h-40c-16-24-48-48-48-80Z"/>
    <path class="ink" d="M152 34c-14 30-14 90 12 142h14c-12-60-12-110 0-148-9 0-18 2-26 6ZM208 34c14 30 14 90-12 142h-14c12-60 12-110 0-148 9 0 18 2 26 6Z"/>
    <path fill="url(#dark-slant)" d="M214 37c20 10 34 32 34 59 0 32-32 56-48 80 22-46 26-100 14-139Z"/>
    <path class="brass" d="M113 86c44 14 90 14 134 0v16c-44 14-90 14-134 0z"/>
    <path class="dark-line" d="M113 86c44 14 90 14 134 0M113 102c44 14 90 14 134 0M162 176l6 22M198 176l-6 22"/>
    <path class="cut" d="M160 176h40v6h-40zM164 198h32l-4 24h-24z"/>
    <path fill="url(#dark-across)" d="M166 203h28l-3 18h-22z"/>
    <path class="paper" d="M0 206c20-24 46-20 56-6 16-10 34-2 36 12 10 0 14 8 14 18H0zM360 190c-22-20-46-12-54 2-18-8-34 4-32 18-12 0-16 10-16 20h102z"/>
    <path fill="url(#dark-across)" d="M0 216h98c6 2 8 8 8 14H0zM268 214h92v16H258c0-8 4-14 10-16z" opacity=".6"/>
    <path class="paper" d="M30 74c8-12 22-10 26-2 8-4 18 0 18 10H22c0-6 4-8 8-8ZM292 50c6-10 18-8 22-2 8-2 14 2 14 10h-44c0-6 4-8 8-8Z"/>
    <path class="white-line" d="M50 120l10 6 10-6M276 110l8 5 8-5M302 128l7 4 7-4"/>`,
  ),

  post: scene(
    "email",
    `<path class="fine" d="${rays(180, 96, 84, 40, 320)}"/>
    <path class="ink" d="M0 188h360v42H0z"/>
    <path class="paper" d="M30 92h70v100H30zM262 76h76v116h-76z"/>
    <path class="ink" d="${windows(40, 104, 16, 22, 2, 2, [30, 38])}${windows(272, 90, 16, 22, 3, 2, [22, 44])}"/>
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
};
