import { readFileSync } from "node:fs";
import { Features, transform } from "lightningcss";

const colors = readFileSync(new URL("../content/brand/colors.css", import.meta.url), "utf8");

/** Color of the light theme in sRGB, as `#` and six hexadecimal digits. */
export function dayColor(name: string): string {
  const [, color = ""] = new RegExp(`--${name}: (?:light-dark\\()?(oklch\\([^)]+\\))`).exec(colors) ?? [];
  const style = Buffer.from(`a { color: ${color} }`);
  const { code } = transform({ filename: `${name}.css`, code: style, include: Features.Colors });
  const [hex] = /#[\da-f]{6}/.exec(Buffer.from(code).toString()) ?? [];
  if (!hex) throw new Error(`content/brand/colors.css has no color --${name}.`);
  return hex;
}

export function parseChannels(color: string): [red: number, green: number, blue: number] {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
