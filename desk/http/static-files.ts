import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { compress, createCachedResponse, respondFrom, computeTag, toResponse } from "@site/http";
import { hexColors } from "#content/brand/hex-colors.ts";
import { paintDrawing, paintMark } from "#content/brand/paint.ts";
import { anyTrade, type SceneKey, tradeScenes } from "#content/trades.ts";

/** This file and its copy in `build/desk/` are both two folders below the repository's root. */
const at = (file: string): URL => new URL(`../../${file}`, import.meta.url);

const siteStyles = ["layers", "fonts", "web-fonts", "tokens", "global", "layout", "base", "forced-colors", "motion"];
const deskStyles = ["base", "frame", "controls", "panels", "inbox", "message", "records", "signed-out"];
const fonts = ["besley-600", "besley-600-ext", "sans", "sans-ext", "sans-narrow"];

export const sceneAddress = (key: SceneKey): string => `/scenes/${key}.svg`;

export interface StaticFiles {
  stylesheet: string;
  routes: Hono;
}

export async function readStaticFiles(): Promise<StaticFiles> {
  const texts = await Promise.all([
    readFile(at("content/brand/colors.css"), "utf8"),
    ...siteStyles.map((name) => readFile(at(`app/styles/${name}.css`), "utf8")),
    ...deskStyles.map((name) => readFile(at(`desk/styles/${name}.css`), "utf8")),
  ]);
  const styles = texts
    .join("\n")
    .replaceAll(/^@import .*$/gm, "")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll("../fonts/", "/fonts/");
  const stylesheet = `/desk-${computeTag(Buffer.from(styles))}.css`;
  const files = new Map<string, { type: string; body: Buffer<ArrayBuffer> }>([
    [stylesheet, { type: "text/css; charset=utf-8", body: Buffer.from(styles) }],
    [
      "/lark.svg",
      { type: "image/svg+xml; charset=utf-8", body: Buffer.from(paintMark(` fill="${hexColors.signal}"`)) },
    ],
  ]);
  for (const name of fonts) {
    const body = await readFile(at(`app/fonts/${name}.woff2`));
    files.set(`/fonts/${name}.woff2`, { type: "font/woff2", body });
  }
  for (const key of new Set([...tradeScenes, anyTrade].map((scene) => scene.key))) {
    const body = Buffer.from(paintDrawing(await readFile(at(`app/drawings${sceneAddress(key)}`), "utf8")));
    files.set(sceneAddress(key), { type: "image/svg+xml; charset=utf-8", body });
  }
  const routes = new Hono();
  for (const [address, { type, body }] of files) {
    const isNamedByContent = address === stylesheet;
    const caching = isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=86400";
    const variants = type.startsWith("font/")
      ? { identity: body, br: null, gzip: null }
      : await compress(body, "quick");
    const cached = createCachedResponse(200, computeTag(body), variants, {
      "Content-Type": type,
      "Cache-Control": caching,
    });
    routes.get(address, ({ req: request }) => toResponse(respondFrom(request.method, request.header(), cached)));
  }
  return { stylesheet, routes };
}
