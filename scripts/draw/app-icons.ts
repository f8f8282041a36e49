import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lark } from "./mark.ts";
import { openPainter } from "./painter.ts";

// The icons that must be bitmaps: a home-screen tile, and the .ico that old clients ask for unprompted.
const publicFolder = join(import.meta.dirname, "../../public");

const tile = (size: number, inset: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <path fill="#cf3417" d="M0 0h32v32H0z"/>
    <svg x="${inset}" y="${inset}" width="${32 - 2 * inset}" height="${32 - 2 * inset}" viewBox="0 0 32 32" fill="#fdfcf8">${lark}</svg>
  </svg>`;

const painter = await openPainter();
writeFileSync(join(publicFolder, "apple-touch-icon.png"), await painter.paint(tile(180, 6), 180, 180));
writeFileSync(join(publicFolder, "favicon.ico"), icon(await painter.paint(tile(32, 3), 32, 32), 32));
await painter.close();

/** An .ico file with one PNG inside: a 6-byte header, a 16-byte entry, then the picture. */
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
