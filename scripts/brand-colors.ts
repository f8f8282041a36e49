import { readFileSync } from "node:fs";
import { Features, transform } from "lightningcss";
import { contrastRatio, minContrast } from "../app/pages/demo/contrast.ts";

const colors = readFileSync(new URL("../content/brand/colors.css", import.meta.url), "utf8");

const themes = ["day", "night"] as const;

/** In sRGB, as `#` and six hexadecimal digits. */
function toHex(name: string, theme: (typeof themes)[number], css: string): string {
  const [, day = "", night = day] =
    new RegExp(`--${name}: (?:light-dark\\()?(oklch\\([^)]+\\))(?:, (oklch\\([^)]+\\)))?`).exec(css) ?? [];
  // Lightning CSS writes translucent colors as rgba(), but some opaque ones as names.
  const color = (theme === "day" ? day : night).replace(")", " / 0.498)");
  const style = Buffer.from(`a { color: ${color} }`);
  const { code } = transform({ filename: `${name}.css`, code: style, include: Features.Colors });
  const [, ...channels] = /rgba\((\d+), (\d+), (\d+)/.exec(Buffer.from(code).toString()) ?? [];
  if (channels.length === 0) throw new Error(`content/brand/colors.css has no color --${name}.`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}

export const dayColor = (name: string): string => toHex(name, "day", colors);

export function parseChannels(color: string): [red: number, green: number, blue: number] {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const required = minContrast(16, 400);
const textColors = {
  paper: ["ink", "ink-soft", "signal-text"],
  manila: ["ink", "ink-soft"],
  card: ["ink", "ink-soft", "signal-text"],
  signal: ["on-signal"],
  dusk: ["on-dusk", "on-dusk-soft"],
  "stamp-paper": ["stamp-ink"],
};

/** @throws Error if a text color has too little contrast with its background */
export function requireContrast(css = colors): void {
  for (const theme of themes)
    for (const [background, texts] of Object.entries(textColors))
      for (const text of texts) {
        const [first, second] = [text, background].map((name) => parseChannels(toHex(name, theme, css)));
        const ratio = first && second ? contrastRatio(first, second) : 0;
        if (ratio < required)
          throw new Error(
            `content/brand/colors.css: by ${theme}, --${text} on --${background} has a contrast of ${ratio.toFixed(2)}: make it at least ${required}.`,
          );
      }
}
