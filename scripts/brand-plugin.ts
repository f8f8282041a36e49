import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { getMimeType } from "hono/utils/mime";
import type { Plugin } from "vite";
import { hexColors } from "../content/brand/hex-colors.ts";
import { favicon, paintDrawing, paintMark, webManifest } from "../content/brand/paint.ts";

/** Home screens and old clients need bitmaps. Clients detect that favicon.ico is a PNG. */
const appIcons = { "apple-touch-icon.png": paintTile(180, 6), "favicon.ico": paintTile(32, 3) };
const files = { "favicon.svg": favicon, "site.webmanifest": webManifest, ...appIcons };

function paintTile(size: number, inset: number): Buffer {
  const side = 32 - 2 * inset;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <path fill="${hexColors.signal}" d="M0 0h32v32H0z"/>
    ${paintMark(` x="${inset}" y="${inset}" width="${side}" height="${side}" fill="${hexColors["on-signal"]}"`)}
  </svg>`;
  return new Resvg(tile, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Inserts content/brand into the drawings, and generates the icons and other files that browsers request by name. */
export const brand: Plugin = {
  name: "brand",
  enforce: "pre",
  load: {
    filter: { id: /\/app\/drawings\/.*\.svg$/ },
    handler(file) {
      if (this.environment.mode === "dev") return undefined;
      const source = paintDrawing(readFileSync(file, "utf8"));
      const originalFileName = path.relative(this.environment.config.root, file);
      const reference = this.emitFile({ type: "asset", name: path.basename(file), originalFileName, source });
      return `export default import.meta.ROLLDOWN_FILE_URL_${reference}`;
    },
  },
  generateBundle() {
    if (this.environment.name !== "client") return;
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
  },
  configureServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
      const isDrawing = /^\/app\/drawings\/[\w/-]+\.svg$/.test(pathname) && !searchParams.has("import");
      const file = isDrawing
        ? paintDrawing(readFileSync(path.join(config.root, pathname), "utf8"))
        : Object.entries(files).find(([name]) => pathname === `/${name}`)?.[1];
      if (file === undefined) return next();
      response.setHeader("Content-Type", getMimeType(pathname) ?? "");
      response.end(file);
    });
  },
};
