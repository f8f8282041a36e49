/** Rendered by Chromium from HTML or SVG, with one device pixel per CSS pixel. */
export interface Picture {
  file: string;
  markup: string;
  width: number;
  height: number;
  encode(png: Uint8Array): Uint8Array;
}
