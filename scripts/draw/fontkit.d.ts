// The part of fontkit that lettering.ts uses; the package ships no types.
declare module "fontkit" {
  type Command = "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";

  interface Run {
    advanceWidth: number;
    glyphs: { path: { commands: { command: Command; args: number[] }[] } }[];
    positions: { xAdvance: number }[];
  }

  interface Font {
    unitsPerEm: number;
    layout(text: string): Run;
  }

  export function openSync(path: string): Font;
}
