import { cardSize } from "../card-address.ts";
import type { SocialCard } from "../social-cards.ts";
import { hexColors } from "./hex-colors.ts";
import { escapeXml, paintDrawing, paintMark } from "./paint.ts";
import { site } from "./site.ts";

const { paper, card: sheet, ink, signal, air, sky } = hexColors;
const { width, height } = cardSize;
const margin = 76;
/** The heading's box in pixels. `bottom` is a y coordinate. */
const column = { width: 470, height: 360, bottom: 558 };
const maxSize = 66;
const minSize = 20;
/** In ems. */
const space = 0.25;
const stripes = [signal, paper, air, paper];

/** Letter spacing would separate joined Arabic letters. */
export const headingStyle = (direction: SocialCard["direction"]): string =>
  `font-family="Besley, Readex Pro" font-weight="600"${direction === "ltr" ? ' letter-spacing="-.034em"' : ""}`;

/** @param widths in ems, as is `limit` */
function breakLines(words: readonly string[], widths: readonly number[], limit: number): string[] {
  const lines: string[] = [];
  let used = Infinity;
  for (const [index, word] of words.entries()) {
    const wordWidth = widths[index] ?? 0;
    const isFirst = used + space + wordWidth > limit;
    used = isFirst ? wordWidth : used + space + wordWidth;
    lines.push(isFirst ? word : `${lines.pop()} ${word}`);
  }
  return lines;
}

/** Finds the largest size at which the heading fits, and balances its lines. */
function layOut(heading: string, lineHeight: number, measure: (word: string) => number) {
  const words = heading.replaceAll("\u{ad}", "").split(/[ \n]+/);
  const widths = words.map(measure);
  const widest = Math.max(...widths);
  for (let size = maxSize; ; size -= 2) {
    let limit = column.width / size;
    let lines = breakLines(words, widths, limit);
    const fits = widest <= limit && lines.length * lineHeight * size <= column.height;
    if (!fits && size > minSize) continue;
    for (let next = lines; next.length === lines.length && limit > widest; limit *= 0.97) {
      lines = next;
      next = breakLines(words, widths, limit);
    }
    return { size, lines };
  }
}

/** @param drawing SVG @param measure width of a word in ems */
export function paintSocialCard(
  { heading, direction }: Pick<SocialCard, "heading" | "direction">,
  drawing: string,
  measure: (word: string) => number,
): string {
  const isRtl = direction === "rtl";
  const lineHeight = isRtl ? 1.25 : 1.03;
  const { size, lines } = layOut(heading, lineHeight, measure);
  const [start, anchor] = isRtl ? [width - margin, "end"] : [margin, "start"];
  const texts = lines.toReversed().map((line, index) => {
    const baseline = column.bottom - size * (0.22 + index * lineHeight);
    // SVG renderers start a right-to-left line at the left unless it has an embedding mark.
    return `<text x="${start}" y="${baseline}">${isRtl ? "\u{202b}" : ""}${escapeXml(line)}</text>`;
  });
  const stops = stripes.map((color, index) => {
    const [from, to] = [index, index + 1].map((edge) => edge / stripes.length);
    return `<stop offset="${from}" stop-color="${color}"/><stop offset="${to}" stop-color="${color}"/>`;
  });
  const art = Buffer.from(paintDrawing(drawing)).toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}" text-anchor="${anchor}">
  <linearGradient id="band" gradientUnits="userSpaceOnUse" spreadMethod="repeat" x2="92" y2="64">${stops.join("")}</linearGradient>
  <path fill="url(#band)" d="M0 0h${width}v${height}H0z"/>
  <path fill="${sky}" d="M20 20h${width - 40}v${height - 40}H20z"/>
  ${paintMark(` x="${isRtl ? start - 56 : start}" y="76" width="56" height="56" fill="${signal}"`)}
  <text x="${isRtl ? start - 72 : start + 72}" y="117" font-size="40" ${headingStyle("ltr")}>${escapeXml(site.name)}</text>
  <g font-size="${size}" ${headingStyle(direction)}>${texts.join("")}</g>
  <g transform="translate(${isRtl ? 66 : width - 66 - 532} 105)">
    <path fill="${sheet}" stroke="${sky}" stroke-width="20" stroke-linecap="round" stroke-dasharray="0 28" stroke-dashoffset="-14" d="M0 0h532v420H0z"/>
    <svg x="26" y="30" width="480" height="360">
      <image width="480" height="360" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${art}"/>
    </svg>
  </g>
</svg>`;
}
