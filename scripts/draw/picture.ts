/** A bitmap that Chromium paints from HTML or SVG, at one device pixel per CSS pixel. */
export interface Picture {
  /** In `public/`. */
  file: string;
  markup: string;
  width: number;
  height: number;
  /** The file's bytes, from Chromium's PNG. */
  encode(png: Uint8Array): Uint8Array;
}
