import type { Drawing } from "../drawing.ts";
import { rays, repeat } from "../shapes.ts";
import { scene, windows } from "./scene.ts";

const vine = (y: number, scale: number) =>
  repeat(Math.ceil(380 / (26 * scale)), (index) => {
    const x = index * 26 * scale - 6;
    return `M${x} ${y}c${-9 * scale}-${2 * scale}-${7 * scale}-${16 * scale} ${6 * scale}-${15 * scale} ${10 * scale}-${6 * scale} ${18 * scale} ${5 * scale} ${11 * scale} ${12 * scale}z`;
  });

/** Where guests eat, drink and stay. */
export const hospitality = {
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
    <path class="window" d="M76 124h100v66H76z"/>
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
    <path class="window" d="${windows(198, 68, 14, 14, 5, 3, [23, 28])}"/>
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
} satisfies Record<string, Drawing>;
