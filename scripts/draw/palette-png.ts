import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A flat picture: 8-bit RGB, rows top to bottom. */
interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Rewrites a true-color PNG with at most `size` colors: the commonest ones. Every other pixel takes the nearest of them. Meant for
 * engravings, where few inks cover nearly everything and the rest is the blur of edges.
 */
export function reduceColours(png: Uint8Array, size: number): Buffer {
  const { width, height, rgb } = decode(Buffer.from(png));
  const counts = new Map<number, number>();
  const colours = Array.from({ length: width * height }, (_, pixel) => at(rgb, pixel));
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = choose(counts, size);
  const index = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, palette)]));
  const rows = Buffer.alloc(height * (width + 1));
  colours.forEach((colour, pixel) => {
    rows[pixel + Math.floor(pixel / width) + 1] = index.get(colour) ?? 0;
  });
  return encode(width, height, palette, rows);
}

const at = (rgb: Uint8Array, pixel: number) =>
  ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0);

/** The commonest colors, without those that are too close to a commoner one. */
function choose(counts: Map<number, number>, size: number): number[] {
  const taken: number[] = [];
  for (const [colour] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    if (taken.every((other) => distance(colour, other) > 500)) taken.push(colour);
    if (taken.length === size) break;
  }
  return taken;
}

function nearest(colour: number, palette: number[]): number {
  let best = 0;
  palette.forEach((other, index) => {
    if (distance(colour, other) < distance(colour, palette[best] ?? 0)) best = index;
  });
  return best;
}

function distance(a: number, b: number): number {
  const part = (shift: number) => (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2;
  return part(16) + part(8) + part(0);
}

/** Reads what Chromium writes: 8 bits, RGB or RGBA, not interlaced. */
function decode(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(chunks(png, "IDAT")));
  const stride = width * channels;
  const raw = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) unfilter(data, raw, y, stride, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let part = 0; part < 3; part++) rgb[pixel * 3 + part] = raw[pixel * channels + part] ?? 0;
  }
  return { width, height, rgb };
}

/** Undoes the filter of one row (PNG specification, section 9). */
function unfilter(data: Buffer, raw: Uint8Array, y: number, stride: number, channels: number): void {
  const filter = data[y * (stride + 1)] ?? 0;
  for (let x = 0; x < stride; x++) {
    const left = x >= channels ? (raw[y * stride + x - channels] ?? 0) : 0;
    const up = y > 0 ? (raw[(y - 1) * stride + x] ?? 0) : 0;
    const corner = x >= channels && y > 0 ? (raw[(y - 1) * stride + x - channels] ?? 0) : 0;
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    raw[y * stride + x] = (data[y * (stride + 1) + 1 + x] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunks(png: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === wanted)
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return found;
}

function encode(width: number, height: number, palette: number[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", colours),
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
