import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { lowerThreadPriority } from "@site/http";
import { escapeXml } from "#content/brand/paint.ts";
import { headingStyle, paintSocialCard } from "#content/brand/social-card.ts";
import type { SocialCard } from "#content/social-cards.ts";

lowerThreadPriority();

const card: SocialCard = workerData;
const root = new URL("../../", import.meta.url);
const fontFiles = ["besley-600", "readex-pro-600"].map((name) =>
  fileURLToPath(new URL(`content/brand/faces/${name}.ttf`, root)),
);
const options = { font: { loadSystemFonts: false, fontFiles } };

/** @returns the width in ems */
function measure(word: string): number {
  const text = `<text y="100" font-size="100" ${headingStyle(card.direction)}>${escapeXml(word)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200">${text}</svg>`;
  return (new Resvg(svg, options).getBBox()?.width ?? 0) / 100;
}

const drawing = readFileSync(new URL(`app/drawings/${card.drawing}.svg`, root), "utf8");
parentPort?.postMessage(new Resvg(paintSocialCard(card, drawing, measure), options).render().asPng());
