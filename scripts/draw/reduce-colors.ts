import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Rewrites a true-color PNG with at most `size` colors: the commonest ones. Every other pixel takes the nearest of them. Meant for
 * engravings, where few inks cover nearly everything and the rest is the blur of edges.
 */
export function reduceColors(png: Uint8Array, size: number): Buffer {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  const colors = Array.from({ length: width * height }, (_, pixel) => data.readUIntBE(pixel * 4, 3));
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = choose(counts, size);
  const index = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]));
  const rows = Buffer.alloc(height * (width + 1));
  colors.forEach((color, pixel) => {
    rows[pixel + Math.floor(pixel / width) + 1] = index.get(color) ?? 0;
  });
  return encode(width, height, palette, rows);
}

/** The commonest colors, without those that are too close to a commoner one. */
function choose(counts: Map<number, number>, size: number): number[] {
  const taken: number[] = [];
  for (const [color] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    if (taken.every((other) => distance(color, other) > 500)) taken.push(color);
    if (taken.length === size) break;
  }
  return taken;
}

function nearest(color: number, palette: number[]): number {
  let best = 0;
  palette.forEach((other, index) => {
    if (distance(color, other) < distance(color, palette[best] ?? 0)) best = index;
  });
  return best;
}

function distance(a: number, b: number): number {
  const part = (shift: number) => (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2;
  return part(16) + part(8) + part(0);
}

/** A PNG whose pixels are numbers of colors, which pngjs does not write. */
function encode(width: number, height: number, palette: number[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", colors),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
