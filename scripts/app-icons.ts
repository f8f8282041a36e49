import { Resvg } from "@resvg/resvg-js";
import { hexColors } from "../content/brand/hex-colors.ts";
import { paintMark } from "../content/brand/paint.ts";

/** Bitmaps, because home screens and old clients need them. Clients recognize a PNG despite the name favicon.ico. */
export const appIcons = { "apple-touch-icon.png": paintTile(180, 6), "favicon.ico": paintTile(32, 3) };

function paintTile(size: number, inset: number): Buffer {
  const side = 32 - 2 * inset;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <path fill="${hexColors.signal}" d="M0 0h32v32H0z"/>
    ${paintMark(` x="${inset}" y="${inset}" width="${side}" height="${side}" fill="${hexColors["on-signal"]}"`)}
  </svg>`;
  return new Resvg(tile, { font: { loadSystemFonts: false } }).render().asPng();
}
