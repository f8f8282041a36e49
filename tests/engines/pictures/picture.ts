import { PNG } from "pngjs";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels in OKLab, in which equal distances look about equal: lightness from 0 to 1, then two color values. */
export interface Picture {
  width: number;
  height: number;
  /** Three values a pixel, row by row. */
  lab: Float32Array;
}

/** @param png a picture without transparency */
export function readPicture(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const lab = new Float32Array(width * height * 3);
  const known = new Map<number, [number, number, number]>();
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const rgb = data.readUIntBE(from, 3);
    let colour = known.get(rgb);
    if (!colour) {
      colour = toOklab(rgb);
      known.set(rgb, colour);
    }
    lab[to] = colour[0];
    lab[to + 1] = colour[1];
    lab[to + 2] = colour[2];
  }
  return { width, height, lab };
}

/** From three bytes of sRGB: https://bottosson.github.io/posts/oklab/ */
function toOklab(rgb: number): [number, number, number] {
  const r = linear(rgb >> 16);
  const g = linear((rgb >> 8) & 255);
  const b = linear(rgb & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** One PNG of two parts of pictures, for a human to look at. */
export function sideBySide(left: { png: Buffer; box: Box }, right: { png: Buffer; box: Box }): Buffer {
  const gap = 16;
  const margin = 24;
  const parts = [left, right].map(({ png, box }) => {
    const whole = PNG.sync.read(png);
    const x = Math.max(0, Math.floor(box.x) - margin);
    const y = Math.max(0, Math.floor(box.y) - margin);
    const width = Math.min(whole.width - x, Math.ceil(box.width) + 2 * margin);
    const height = Math.min(whole.height - y, Math.ceil(box.height) + 2 * margin, 1600);
    return { whole, x, y, width, height };
  });
  const both = new PNG({
    width: parts.reduce((sum, { width }) => sum + width, gap),
    height: Math.max(...parts.map(({ height }) => height)),
  });
  let to = 0;
  for (const { whole, x, y, width, height } of parts) {
    PNG.bitblt(whole, both, x, y, width, height, to, 0);
    to += width + gap;
  }
  return PNG.sync.write(both);
}
