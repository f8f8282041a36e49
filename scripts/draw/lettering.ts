import { join } from "node:path";
import { openSync } from "fontkit";
import { round } from "./shapes.ts";

// Fonts don't load inside an <img>, so text in a drawing is converted to outlines here.
const fonts = join(import.meta.dirname, "../../app/fonts");
const besley = openSync(join(fonts, "besley-600.woff2"));
const narrow = openSync(join(fonts, "sans-narrow.woff2"));

export interface Setting {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end";
  face?: "besley" | "narrow";
  /** Extra space between letters, in ems. */
  tracking?: number;
}

/** Path data of one line of text. */
export function outline(
  text: string,
  { x, y, size, anchor = "start", face = "besley", tracking = 0 }: Setting,
): string {
  const font = face === "besley" ? besley : narrow;
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  const gap = tracking * size;
  const width = run.advanceWidth * scale + gap * (run.glyphs.length - 1);
  let pen = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return run.glyphs
    .map((glyph, index) => {
      const position = run.positions[index];
      const data = glyph.path.commands
        .map(
          ({ command, args }) => letters[command] + args.map((value, at) => place(value, at, pen, y, scale)).join(" "),
        )
        .join("");
      pen += (position?.xAdvance ?? 0) * scale + gap;
      return data;
    })
    .join("");
}

const letters = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };

function place(value: number, at: number, x: number, y: number, scale: number): string {
  return round(at % 2 === 0 ? x + value * scale : y - value * scale);
}
