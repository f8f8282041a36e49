import type { Drawing } from "./drawing.ts";
import { lark } from "./mark.ts";
import type { Ink } from "./palette.ts";
import { rays, repeat, rings } from "./shapes.ts";

const wing = `
  <g class="cut" stroke-width="1.8">
    <path d="M36 64Q16 70 4 56q15-4 32-2Z"/>
    <path d="M36 60Q12 58 1 38q18 2 35 12Z"/>
    <path d="M38 56Q9 46 3 15q22 9 35 31Z"/>
  </g>
  <path class="dark-line" stroke-width=".8" d="M11 24q10 8 22 21M7 41q11 3 25 11M11 57.5q9-.5 22 0M9 19.5q3 10 12 19"/>`;

/** Lines of print with a word space here and there. */
const print = repeat(16, (row) => {
  const y = 8 + row * 6;
  const gap = (y * 37) % 70;
  return `M0 ${y}h${40 + gap}M${52 + gap} ${y}h60`;
});

const vignettes: Record<Ink, string> = {
  email: `
    <path class="fine" d="${rays(60, 60, 64, 30, 112)}"/>
    ${wing}
    <g transform="matrix(-1 0 0 1 120 0)">${wing}</g>
    <path class="paper" d="M26 38h68v46H26z"/>
    <path fill="url(#dark-across)" d="m26 38 34 28 34-28z"/>
    <path class="dark-line" d="M26 38h68v46H26zl34 28 34-28M26 84l25-25M94 84 69 59"/>
    <circle class="ink" cx="60" cy="66" r="8"/>
    <svg x="54.5" y="60.2" width="11.5" height="11.5" viewBox="0 0 32 32" class="paper">${lark}</svg>`,

  sms: `
    <g class="fine">${rings(44, 50, 34, 114, 5)}</g>
    <rect class="ink" x="15" y="5" width="56" height="94" rx="10"/>
    <rect class="paper" x="18" y="8" width="50" height="88" rx="7"/>
    <path class="ink" d="M22 19h42v62H22z"/>
    <path fill="url(#white-across)" d="M22 19h42v62H22z"/>
    <path class="dark-line" stroke-width="3" d="M38 13.5h10M40 88.5h6"/>
    <path class="cut" stroke-width="3" d="M42 32h68v36H70L56 82V68H42z"/>
    <path class="dark-line" d="M50 42h52M50 50h52M50 58h24"/>
    <circle class="ink" cx="98" cy="58" r="4"/>`,

  whatsapp: `
    <path fill="url(#waves)" opacity=".55" d="M0 0h120v104H0z"/>
    <path class="ink" d="M78 31a29 29 0 1 1-2 58l-17 8 6-14A29 29 0 0 1 78 31Z"/>
    <path class="white-line" d="M78 34a26 26 0 1 1-2 52l-12 5 4-9A26 26 0 0 1 78 34Z"/>
    <path fill="url(#white-slant)" d="M78 34a26 26 0 1 1-2 52l-12 5 4-9A26 26 0 0 1 78 34Z"/>
    <path class="cut" stroke-width="3" d="M46 12a30 30 0 1 1-13 57l-15 5 5-13A30 30 0 0 1 46 12Z"/>
    <path class="dark-line" stroke-width="3.2" d="m30 43 9 9 17-19M47 51l2 2 17-20"/>`,

  social: `
    <path fill="url(#dots)" opacity=".7" d="M0 0h120v104H0z"/>
    <g transform="rotate(6 60 52)"><path class="cut" d="M34 10h60v70H34z"/></g>
    <g transform="rotate(-5 60 52)">
      <path class="cut" d="M26 14h62v72H26z"/>
      <path class="ink" d="M31 19h52v46H31z"/>
      <circle class="sun" cx="69" cy="32" r="7.5"/>
      <path fill="url(#white-across)" d="M31 65V52l15-14 14 14 8-7 15 14v6z"/>
      <path class="white-line" d="m31 52 15-14 14 14 8-7 15 14"/>
      <path class="dark-line" d="M33 72h28M33 78h18"/>
    </g>
    <path class="cut" stroke-width="3" d="M90 96C76 87 70 80 70 72a10 10 0 0 1 20-4 10 10 0 0 1 20 4c0 8-6 15-20 24Z"/>`,

  ads: `
    <path class="fine" d="${rays(40, 58, 40, 52, 132, -34, 34)}"/>
    <path class="white-line" stroke-width="3.4" d="m36 68 6 24h12l-6-20"/>
    <path class="paper" d="M16 46h16l48-24v64L32 62H16z"/>
    <path fill="url(#dark-across)" d="M34 60h46v26L34 63z"/>
    <path class="dark-line" d="M32 46v16"/>
    <ellipse class="cut" cx="80" cy="54" rx="6" ry="33"/>
    <ellipse class="ink" cx="80.5" cy="54" rx="2" ry="9"/>
    <path class="white-line" stroke-width="3" d="M94 42c6 8 6 16 0 24M103 34c10 12 10 28 0 40"/>`,

  seo: `
    <path class="fine" d="${print}"/>
    <path class="ink-line" stroke-width="14" d="m74 66 32 32"/>
    <path class="white-line" stroke-width="8" d="m78 70 22 22"/>
    <circle class="ink" cx="54" cy="46" r="36"/>
    <circle class="paper" cx="54" cy="46" r="32"/>
    <circle class="ink-line" stroke-width="1" cx="54" cy="46" r="28.5"/>
    <path fill="url(#dark-across)" d="M31 62h46a28 28 0 0 1-46 0Z"/>
    <path class="dark-line" stroke-width="3.2" d="m36 56 12-13 9 9 16-19M61 33h12v12"/>`,

  kol: `
    <path class="fine" d="${rays(60, 52, 72, 46, 120)}"/>
    <ellipse class="ink" cx="60" cy="52" rx="43" ry="49"/>
    <ellipse class="white-line" cx="60" cy="52" rx="40" ry="46"/>
    <ellipse class="white-line" stroke-width="2.2" stroke-dasharray="0 4.3" cx="60" cy="52" rx="36.5" ry="42.5"/>
    <ellipse fill="url(#white-across)" opacity=".5" cx="60" cy="52" rx="33" ry="39"/>
    <path class="paper" d="M34 82c3-12 12-16 21-19l1-7c-6-4-9-11-8-19 1-10 8-15 16-15 9 0 15 6 15 15l4.5 8.5c.8 1.5 0 2.3-1.5 2.5l-2.5.5c.2 8-2 12.5-9.5 11.5l-.5 4c9 2.5 15 7 18.5 14.5A33 39 0 0 1 60 91a33 39 0 0 1-26-9Z"/>
    <path class="ink" d="M46 38c-2-13 6-20 17-20 10 0 17 6 16 15-6 1.5-11-.5-14-5-1.5 7-5 10-8.5 11.5 2 5.5 0 9.5-3 12.5-4.5-3-7-8-7.5-14Z"/>
    <circle class="ink" cx="46" cy="27" r="8"/>
    <path class="white-line" stroke-width=".9" d="M52 24c6-3 14-3 20 1M49 31c3-3 8-5 13-6M50 38c2-2 4-4 6-5"/>
    <path fill="url(#dark-slant)" d="M42 72c11 7 24 7 36-3l7 13a33 39 0 0 1-50 0z"/>
    <circle class="sun" cx="60" cy="53" r="1.8"/>`,

  bizmail: `
    <path class="fine" d="${rays(60, 90, 48, 20, 120, 180, 360)}"/>
    <path class="paper" d="M20 42h80v54H20z"/>
    <path class="ink" d="M28 52h26v30H28z"/>
    <path fill="url(#white-slant)" d="M28 52h26v30H28z"/>
    <path class="dark-line" d="M28 52h26v30H28zM41 52v30M26 86h30"/>
    <path class="dark-line" d="M62 96V52h20v44"/>
    <path fill="url(#dark-across)" d="M62 52h20v44H62z"/>
    <path class="cut" stroke-width="1.2" d="M66 68h12v5H66z"/>
    <path class="paper" d="M16 42 24 24h72l8 18a6.3 6 0 0 1-12.6 0 6.3 6 0 0 1-12.6 0 6.3 6 0 0 1-12.6 0 6.3 6 0 0 1-12.6 0 6.3 6 0 0 1-12.6 0 6.3 6 0 0 1-12.6 0 6.3 6 0 0 1-12.6 0Z"/>
    <path class="ink" d="M34.3 24 28.6 42a6.3 6 0 0 0 12.6 0l3.4-18zM54.9 24 53.8 42a6.3 6 0 0 0 12.6 0l-1.3-18zM75.5 24l3.5 18a6.3 6 0 0 0 12.6 0l-5.8-18z"/>
    <path class="dark-line" stroke-width="1" d="M16 42h88"/>
    <circle class="ink" cx="60" cy="16" r="14"/>
    <circle class="paper" cx="60" cy="16" r="11.5"/>
    <path class="dark-line" d="M63.6 16a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0Zm0-3.6v5c0 3 4 2.5 4-1.4a7.6 7.6 0 1 0-3.6 6.5"/>
    <path class="white-line" d="M10 97h100"/>`,

  web: `
    <path class="fine" d="${repeat(7, (n) => `M0 ${13 + n * 13}h120`)}${repeat(9, (n) => `M${8 + n * 13} 0v104`)}"/>
    <path class="cut" d="M14 26h92v66H14z"/>
    <path class="dark-line" d="M14 36h92M38 31h40"/>
    <circle class="ink" cx="20" cy="31" r="1.6"/>
    <circle class="ink" cx="26" cy="31" r="1.6"/>
    <path class="ink" d="M22 44h34v40H22z"/>
    <path fill="url(#white-across)" d="M22 84V70l12-12 9 9 13-11v28z"/>
    <circle class="sun" cx="46" cy="53" r="4.5"/>
    <path class="dark-line" d="M64 72h34M64 78h34M64 84h20"/>
    <path class="dark-line" stroke-dasharray="2.5 2.5" stroke-width="1" d="M64 46h34v19H64z"/>
    <path class="white-line" d="M81 0v14"/>
    <path class="dark-line" d="M81 26v-8M66 36l15-10 15 10"/>
    <path class="cut" stroke-width="1.6" d="M78 14h6v5h-6z"/>
    <g transform="rotate(4 81 46)"><path class="cut" stroke-width="2.5" d="M62 36h38v19H62z"/><path class="ink" d="M66 40h30v11H66z"/><path fill="url(#white-slant)" d="M66 40h30v11H66z"/></g>`,

  crm: `
    <path class="fine" d="${rays(60, 98, 56, 30, 130, 180, 360)}"/>
    <path class="cut" d="M36 24V10h20l4 5h30v40H36z"/>
    <path class="cut" d="M30 34V19h22l4 6h34v40H30z"/>
    <path class="cut" d="M24 46V30h26l4 6h42v34H24z"/>
    <circle class="ink" cx="38" cy="46" r="5"/>
    <path class="ink" d="M29 60c1-6 5-8 9-8s8 2 9 8z"/>
    <path class="dark-line" d="M54 44h32M54 50h32M54 56h20"/>
    <path class="cut" d="M16 62h88v36H16z"/>
    <path fill="url(#dark-across)" d="M20 66h80v28H20z"/>
    <path class="paper" d="M40 69h40v22H40z"/>
    <path class="dark-line" d="M46 73h28v7H46zM52 84c0 6 16 6 16 0M50 76.5h14"/>`,
};

/** The vignettes of the ten stamps, without a ground: the stamp beneath them carries the ink. */
export const stamps: Record<Ink, Drawing> = Object.fromEntries(
  Object.entries(vignettes).map(([ink, art]) => [ink, { width: 120, height: 104, ink, ground: false, art }]),
) as Record<Ink, Drawing>;
