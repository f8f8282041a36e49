import { readFileSync } from "node:fs";
import { hexColors, iconColors } from "./hex-colors.ts";
import { site } from "./site.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

export const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const [, markShapes] = /^<svg [^>]*viewBox="0 0 32 32"[^>]*>(.{1,4000})<\/svg>\s*$/s.exec(read("mark.svg")) ?? [];
if (!markShapes)
  throw new Error('content/brand/mark.svg has to be an SVG file of at most 4 kB with viewBox="0 0 32 32".');

export const paintDrawing = (svg: string): string =>
  svg.replaceAll('<use href="#mark"/>', markShapes).replaceAll('"red"', `"${hexColors.signal}"`);

/** @param inside markup before the mark's shapes */
export const paintMark = (attributes: string, inside = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${inside}${markShapes}</svg>`;

export const favicon = paintMark(
  "",
  `<style>svg{fill:${iconColors.day}}@media(prefers-color-scheme:dark){svg{fill:${iconColors.night}}}</style>`,
);

export const webManifest = JSON.stringify({
  name: site.name,
  start_url: "/",
  display: "minimal-ui",
  background_color: hexColors.paper,
  theme_color: hexColors.paper,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
  ],
});

/** A proxy sends this page while the site is down, so it loads no other file. */
export const paintUnavailable = (): string =>
  paintDrawing(read("unavailable.html"))
    .replaceAll("{name}", escapeXml(site.name))
    .replace("{colors}", read("colors.css"));
