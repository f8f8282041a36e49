import { type Drawing, sheet } from "./drawing.ts";
import { mark } from "./mark.ts";
import { onCircle, repeat } from "./shapes.ts";

/** `count` parallel lines of one length, `gap` apart, down the page. */
const lines = (x: number, y: number, length: number, count: number, gap: number) =>
  repeat(count, (index) => `M${x} ${y + index * gap}h${length}`);
const columns = (x: number, y: number, length: number, count: number, gap: number) =>
  repeat(count, (index) => `M${x + index * gap} ${y}v${length}`);

/** Airmail stripes along a belt from 30 to 320; the ends of the belt clip them. */
const stripes = (first: number) => repeat(6, (index) => `M${31 + first + index * 50} 184l9-12h11l-9 12z`);

/** The dial's marks, like a milled coin. */
const milling = repeat(20, (index) => `M${onCircle(255, 113, 22, index * 18)}L${onCircle(255, 113, 25.5, index * 18)}`);

/** A counter's franking machine with a franked letter. Its four wheels are blank: the page shows its prices there. */
const frankingMachine: Drawing = {
  ...sheet(
    "email",
    `
    <path class="paper" d="M246 52h306v146H246z"/>
    <path class="dark-line" d="M246 52h306v146H246z"/>
    <path class="dark-line" opacity=".75" d="M356 156h104M356 168h78M356 180h92"/>
    <path class="dark-line" stroke-width=".9" opacity=".5" d="${lines(500, 158, 44, 9, 4)}"/>
    <circle class="ink-line" cx="404" cy="95" r="28"/>
    <circle class="ink-line" stroke-width="1.2" cx="404" cy="95" r="19"/>
    ${mark(394.5, 85.5, 19, "ink")}
    <path class="ink-line" stroke-width="1.5" d="${repeat(5, (index) => `M437 ${76 + index * 10}q5-4 10 0t10 0`)}"/>
    <path class="ink" d="M466 62h72v68h-72z"/>
    <path class="white-line" stroke-width="1.2" d="M470 66h64v60h-64z"/>
    ${mark(484, 78, 36)}
    <path class="paper" d="M96 42V20h128v22z"/>
    <path class="dark-line" d="M96 42V20h128v22"/>
    <path class="dark-line" stroke-width="1.1" d="M104 34h112M104 29h112M104 24.5h112"/>
    <path class="dark" d="m84 62 8-24h136l8 24z"/>
    <path class="white-line" stroke-width="1.4" d="m84 62 8-24h136l8 24"/>
    <path class="dark" d="M30 204V92q0-34 34-34h222q34 0 34 34v112z"/>
    <path class="white-line" stroke-width="1.6" d="M30 204V92q0-34 34-34h222q34 0 34 34v112"/>
    <path class="white-line" stroke-width=".8" opacity=".55" d="M38 200V95q0-29 29-29h216q29 0 29 29v105"/>
    <path class="white-line" stroke-width=".9" opacity=".55" d="${columns(289, 84, 84, 6, 3.4)}${lines(42, 108, 18, 19, 3.4)}"/>
    <path class="dark" d="M318 58h26q10 0 10 10v64q0 10-10 10h-26z"/>
    <path class="white-line" stroke-width="1.6" d="M318 58h26q10 0 10 10v64q0 10-10 10h-26z"/>
    <path class="white-line" stroke-width=".9" opacity=".55" d="${lines(324, 68, 24, 20, 3.4)}"/>
    <path class="dark" d="M18 190h344v16H18z"/>
    <path class="white-line" stroke-width="1.6" d="M18 190h344v16H18z"/>
    <path class="paper" d="M30 172h290v12H30z"/>
    <path fill="#d2321d" d="${stripes(0)}"/>
    <path fill="#235395" d="${stripes(25)}"/>
    <path class="paper" d="M70 80h142v66H70z"/>
    <path class="dark-line" stroke-width="1.5" d="M76 86h130v54H76zM108.5 86v54M141 86v54M173.5 86v54"/>
    <path class="dark-line" stroke-width=".9" opacity=".5" d="M76 90h130M76 93h130M76 133h130M76 136h130"/>
    <path class="brass" d="m70 113-7-4.5v9zm142 0 7-4.5v9z"/>
    <circle class="white-line" stroke-width="1.4" cx="255" cy="113" r="27"/>
    <path class="white-line" stroke-width="1.1" d="${milling}"/>
    <circle class="brass" cx="255" cy="113" r="17"/>
    ${mark(245.5, 103.5, 19, "dark")}
    <path class="iron" d="M13 76v38h6v9h11v8H12V76zM7 76h6v44H7z"/>
    <circle class="ink" cx="10" cy="66" r="9"/>`,
    560,
    208,
  ),
  ground: false,
};

/** A side of a parcel that faces the counter, its cord, and the hatching of its shaded end. */
const parcel = (x: number, y: number, width: number, height: number, shade: number) => `
  <path class="paper" d="M${x} ${y}h${width}v${height}h-${width}z"/>
  <path class="dark-line" d="M${x} ${y}h${width}v${height}h-${width}z"/>
  <path class="dark-line" stroke-width="1.2" d="M${x} ${y + height * 0.28}h${width}M${x + width / 2} ${y}v${height}"/>
  <path class="dark-line" stroke-width=".9" opacity=".8" d="${columns(x + width - shade, y + height * 0.34, height * 0.6, Math.floor(shade / 3.2), 3.2)}"/>`;

/** Three parcels on a counter scale, one of them without a price. */
const parcelScale: Drawing = {
  ...sheet(
    "email",
    `
    <path class="brass" d="M30 92h262l-10 14H40z"/>
    <path class="dark-line" d="M30 92h262l-10 14H40z"/>
    <path class="iron" d="M146 106h30v22h-30z"/>
    <path class="iron" d="m62 186 14-58h170l14 58z"/>
    <path class="dark" d="m68 186 12-52h162l12 52z"/>
    <path class="paper" d="M100 180a61 61 0 0 1 122 0z"/>
    <path class="dark-line" stroke-width="1.4" d="${repeat(13, (index) => `M${onCircle(161, 180, index % 3 ? 52 : 47, 180 + index * 15)}L${onCircle(161, 180, 57, 180 + index * 15)}`)}"/>
    <path class="ink-line" stroke-width="3.4" d="m161 178 30-36"/>
    <circle class="dark" cx="161" cy="178" r="5"/>
    ${parcel(46, 50, 56, 42, 14)}
    ${parcel(108, 26, 70, 66, 18)}
    ${parcel(184, 4, 88, 88, 22)}
    <path class="iron" d="M20 186h300v4H20z"/>`,
    340,
    190,
  ),
  ground: false,
};

/** Drawings for the heads of pages, on the page's own background. */
export const heads: Record<string, Drawing> = { "franking-machine": frankingMachine, "parcel-scale": parcelScale };
