import { hexColors } from "../../content/brand/hex-colors.ts";
import { paintMark } from "../../content/brand/paint.ts";
import type { Picture } from "./picture.ts";

/** Must be bitmaps: a home-screen tile, and the .ico that old clients request unprompted. */
export const appIcons: readonly Picture[] = [
  { file: "apple-touch-icon.png", markup: tile(180, 6), width: 180, height: 180, encode: (png) => png },
  { file: "favicon.ico", markup: tile(32, 3), width: 32, height: 32, encode: (png) => icon(png, 32) },
];

function tile(size: number, inset: number): string {
  const side = 32 - 2 * inset;
  return `
  <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <path fill="${hexColors.signal}" d="M0 0h32v32H0z"/>
    ${paintMark(` x="${inset}" y="${inset}" width="${side}" height="${side}" fill="${hexColors["on-signal"]}"`)}
  </svg>`;
}

function icon(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
