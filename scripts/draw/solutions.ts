import type { Drawing } from "./drawing.ts";
import { outline } from "./lettering.ts";
import { type Ink, inkColour } from "./palette.ts";
import { rays, repeat, round } from "./shapes.ts";

const ground = 340;

const fill = (ink: Ink) => `fill="${inkColour(ink)}"`;

/** Path data of a grid of panes. */
function panes(x: number, y: number, size: [number, number], count: [number, number], gap: [number, number]): string {
  const [width, height] = size;
  return repeat(count[1], (row) =>
    repeat(count[0], (column) => {
      const left = round(x + column * (width + gap[0]));
      const top = round(y + row * (height + gap[1]));
      return `M${left} ${top}h${round(width)}v${height}h${round(-width)}z`;
    }),
  );
}

function tower(x: number, width: number, height: number, ink: Ink, roof = ""): string {
  const top = ground - height;
  return `
    <g class="paper">${roof}</g>
    <path class="paper" d="M${x} ${ground}V${top}h${width}v${height}z"/>
    <path class="paper" d="M${x - 4} ${top - 8}h${width + 8}v8h${-width - 8}z"/>
    <path class="window" ${fill(ink)} d="${panes(x + 10, top + 14, [(width - 35) / 4, 12], [4, Math.floor((height - 66) / 20)], [5, 8])}"/>
    <path fill="url(#dark-slant)" d="M${x + width * 0.72} ${ground}V${top - 8}h${width * 0.28 + 4}v8h-4v${height}z"/>
    <path class="dark-line" d="M${x} ${ground}V${top}h${width}v${height}M${x - 4} ${top - 8}h${width + 8}v8h${-width - 8}z"/>
    <path ${fill(ink)} d="M${x + width / 2 - 16} ${ground}v-30h32v30z"/>
    <path class="white-line" stroke-width="1.6" d="M${x + width / 2} ${ground}v-30"/>`;
}

function shop(x: number, width: number, ink: Ink, storey: number): string {
  const top = 250 - storey;
  const stripe = (width + 12) / 8;
  const awning = repeat(4, (index) => {
    const left = x - 6 + index * 2 * stripe;
    const head = x + 2 + ((width - 4) / 8) * index * 2;
    return `M${round(head)} 246h${round((width - 4) / 8)}L${round(left + stripe)} 274a${round(stripe / 2)} 8 0 0 1${round(-stripe)} 0z`;
  });
  const scallops = repeat(8, () => `a${round(stripe / 2)} 8 0 0 1${round(-stripe)} 0`);
  return `
    <path class="paper" d="M${x} ${ground}V${top}h${width}v${ground - top}z"/>
    <path class="paper" d="M${x - 4} ${top - 7}h${width + 8}v7h${-width - 8}z"/>
    <path class="window" ${fill(ink)} d="${panes(x + width * 0.14, top + 12, [width * 0.18, Math.max(14, storey - 34)], [3, 1], [width * 0.09, 0])}"/>
    <path class="dark-line" d="M${x} ${ground}V${top}h${width}v${ground - top}M${x - 4} ${top - 7}h${width + 8}v7h${-width - 8}z"/>
    <path class="window" ${fill(ink)} d="M${x + 10} 286h${width * 0.52}v38h${-width * 0.52}z"/>
    <path ${fill(ink)} d="M${x + width * 0.68} 286h${width * 0.22}v54h${-width * 0.22}z"/>
    <path fill="url(#white-slant)" d="M${x + 10} 286h${width * 0.52}v38h${-width * 0.52}z"/>
    <path class="dark-line" d="M${x + 6} 326h${width * 0.52 + 8}"/>
    <circle class="brass" cx="${x + width * 0.71}" cy="316" r="2.2"/>
    <path class="paper" d="M${x + 2} 246h${width - 4}L${x + width + 6} 274${scallops}z"/>
    <path ${fill(ink)} d="${awning}"/>
    <path class="dark-line" d="M${x - 6} 274h${width + 12}M${x + 2} 246h${width - 4}"/>`;
}

const clinic = `
    <path class="paper" d="M980 ${ground}V190h120v150zM974 182h132v8H974z"/>
    <path class="window" ${fill("social")} d="${panes(994, 240, [20, 24], [4, 2], [4, 16])}"/>
    <path ${fill("social")} d="M1022 340v-38h36v38zM1028 196h24v24h-24z"/>
    <path class="paper" d="M1036 199h8v5h5v8h-5v5h-8v-5h-5v-8h5z"/>
    <path fill="url(#dark-slant)" d="M1080 340V190h20v150z"/>
    <path class="dark-line" d="M980 ${ground}V190h120v150M974 182h132v8H974z"/>`;

const hotel = `
    <path class="paper" d="M1118 ${ground}V130h104v210zM1114 122h112v8h-112z"/>
    <path class="window" ${fill("kol")} d="${panes(1128, 146, [18, 18], [4, 6], [5, 8])}"/>
    <path ${fill("kol")} d="M1150 340v-24c0-18 40-18 40 0v24z"/>
    <path fill="url(#dark-slant)" d="M1196 340V130h26v210z"/>
    <path class="dark-line" d="M1118 ${ground}V130h104v210M1114 122h112v8h-112zM1222 166h8M1222 232h8"/>
    <path class="paper" d="M1230 150h28v100h-28z"/>
    <path class="dark-line" d="M1230 150h28v100h-28z"/>
    <g transform="rotate(-90 1244 200)"><path class="dark" d="${outline("HOTEL", { x: 1244, y: 206.5, size: 20, anchor: "middle", tracking: 0.05 })}"/></g>`;

const workshop = `
    <path class="paper" d="M1382 262h18v-78h-18z"/>
    <path class="dark-line" d="M1382 262v-78h18v60M1378 184h26"/>
    <path class="paper" d="M1280 ${ground}v-96l42-34v34l42-34v34l42-34v130z"/>
    <path class="window" ${fill("web")} d="${panes(1294, 264, [26, 18], [3, 1], [13, 0])}"/>
    <path ${fill("web")} d="M1322 340v-42h42v42z"/>
    <path fill="url(#white-across)" d="M1322 340v-42h42v42z"/>
    <path fill="url(#dark-slant)" d="M1392 340V221l14-11v130z"/>
    <path class="dark-line" d="M1280 ${ground}v-96l42-34v34l42-34v34l42-34v130"/>
    <path class="white-line" opacity=".8" d="M1391 174c-10-12 12-14 2-28"/>`;

/** A street in three parts: towers, small shops, and special trades. */
const street: Drawing = {
  width: 1440,
  height: 360,
  ink: "email",
  ground: false,
  line: 2.2,
  art: `
    <path class="beam" stroke-width="1.3" d="${rays(700, 120, 60, 74, 760)}"/>
    <circle class="sun" cx="700" cy="120" r="58"/>
    <path class="far" d="M0 340V210h60v-40h50v60h60v-90h44v30h30v-52h40v82h46v-30h60v170zM480 340v-90h60v-40h44v130zM860 340V230h50v-40h40v150zM1180 340V200h70v-60h54v70h60v-40h76v170z"/>
    ${tower(70, 118, 250, "bizmail", '<path d="M120 84V40h4v44z"/>')}
    ${tower(214, 92, 296, "seo")}
    ${tower(330, 130, 190, "sms", '<path d="M350 144v-22h34v22zM420 144v-14h20v14z"/>')}
    <path class="dark-line" d="M350 142v-20h34v20"/>
    ${shop(530, 112, "email", 70)}${shop(656, 100, "whatsapp", 36)}${shop(770, 124, "ads", 88)}
    ${clinic}${hotel}${workshop}
    <path class="iron" d="M920 340V262h6v78zM912 262c0-18 22-18 22 0z"/>
    <circle class="brass" cx="923" cy="256" r="7"/>
    <path ${fill("email")} d="M488 340v-52c0-16 26-16 26 0v52z"/>
    <path class="dark" d="M493 296h16v4h-16zM486 334h30v6h-30z"/>
    <path class="kerb" d="M0 340h1440v20H0z"/>`,
};

export const solutions: Record<string, Drawing> = { street };

/** Signs on the eight doors: lines in the color of the door's lettering. */
const signs = {
  loaf: "M8 44c-4-18 6-28 24-28s28 10 24 28zM20 22c-3 8-3 12 0 18M32 18c-3 8-3 14 0 20M44 22c0 8 0 12 2 16",
  bed: "M6 18v32M6 42h52v8M58 42v-6c0-6-4-8-10-8H26v14M16 36a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z",
  scissors: "M18 50a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM46 50a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM22 37 46 8M42 37 18 8",
  cross: "M26 8h12v16h16v12H38v16H26V36H10V24h16z",
  bag: "M12 22h40l-3 32H15zM22 30V20c0-14 20-14 20 0v10",
  weights: "M4 32h56M14 20v24M22 14v36M42 14v36M50 20v24",
  house: "M8 30 32 10l24 20M14 26v28h36V26M26 54V38h12v16",
  heart: "M32 54C14 42 8 34 8 24a12 12 0 0 1 24-4 12 12 0 0 1 24 4c0 10-6 18-24 30Z",
};

/** The door signs as symbols for `<use>`, in the color of the text around them. */
export function doorSigns(): string {
  const symbols = Object.entries(signs).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 64 60"><path d="${path}"/></symbol>`,
  );
  const style = 'fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("").replaceAll("<path", `<path ${style}`)}</svg>\n`;
}
