import type { Drawing } from "../drawing.ts";
import { rays, repeat, rings } from "../shapes.ts";
import { scene } from "./scene.ts";

const stethoscope = "M106 16c-22 82 12 148 74 148s96-66 74-148M180 164c0 34 30 46 62 46s50-18 52-40";

/** Where people and animals are looked after. */
export const care = {
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
} satisfies Record<string, Drawing>;
