import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { articles } from "../../content/articles.ts";
import { type PageAddress, pageList } from "../../content/page-list.ts";
import { hexColors } from "../../content/brand/hex-colors.ts";
import { paintDrawing, paintMark } from "../../content/brand/paint.ts";
import { site } from "../../content/brand/site.ts";
import { language } from "#words/language.ts";
import { anyTrade, tradeScenes } from "../../content/trades.ts";
import type { Picture } from "./picture.ts";

const root = join(import.meta.dirname, "../..");
const { paper, card: sheet, ink, signal, air, sky } = hexColors;
const width = 1200;
const height = 630;

const pageDrawings: Readonly<Record<PageAddress, string>> = {
  "/": "product/email",
  "/product": "product/sms",
  "/pricing": "photos/feature-flexible-pricing",
  "/solutions": "photos/solutions-industry",
  "/features/smart-personalization": "photos/feature-smart-personalization",
  "/features/flexible-pricing": "photos/feature-flexible-pricing",
  "/features/easy-to-use": "photos/feature-easy-to-use",
  "/features/global-reach": "photos/feature-global-reach",
  "/resources": "photos/solutions-enterprise",
  "/articles": "product/email",
  "/changelog": "scenes/post",
  "/templates": "product/whatsapp",
  "/media-world": "product/whatsapp",
  "/case-studies": "scenes/bakery",
  "/social-media-world": "product/kol",
  "/developer": "reading/developer",
  "/help": "reading/help",
  "/learn/digital-marketing": "reading/digital-marketing",
  "/learn/ecommerce": "reading/ecommerce",
  "/demo": "product/web",
  "/trust": "photos/solutions-enterprise",
  "/glossary": "misc/empty-directory",
  "/tools/which-services": "product/seo",
  "/tools/text-cost": "product/sms",
  "/compare": "photos/feature-flexible-pricing",
  "/how-to-buy": "reading/how-to-buy",
  "/integrations": "reading/integrations",
  "/security": "reading/security",
  "/legal": "reading/legal",
};

const cards: readonly { name: string; heading: string; drawing: string }[] = [
  ...Object.entries(pageList).map(([address, { heading }]) => ({
    name: address.slice(1).replaceAll("/", "-") || "home",
    heading,
    drawing: pageDrawings[address as PageAddress],
  })),
  ...articles.map(({ slug, title, drawing }) => ({
    name: `articles-${slug}`,
    heading: title,
    drawing: drawing.replace(/^.app.drawings.|.svg$/g, ""),
  })),
  ...[...tradeScenes, anyTrade].map(({ key }) => ({
    name: `case-study-${key}`,
    heading: pageList["/case-studies"].heading,
    drawing: `scenes/${key}`,
  })),
];

const asUrl = (type: string, bytes: Buffer) => `url("data:${type};base64,${bytes.toString("base64")}")`;
/** The display face, then faces for other languages' letters. */
const faces = ["besley-600", "besley-600-more", "besley-600-ext", "readex-arabic"].map((name) => ({
  name,
  source: asUrl("font/woff2", readFileSync(join(root, `app/fonts/${name}.woff2`))),
}));
/** Number of letters that fit at full size. */
const roomyWord = 13;

function card(heading: string, drawing: string): string {
  const art = asUrl(
    "image/svg+xml",
    Buffer.from(paintDrawing(readFileSync(join(root, `app/drawings/${drawing}.svg`), "utf8"))),
  );
  const isLong = heading.split(/[\s\u{ad}-]/u).some((word) => word.length > roomyWord) || heading.length > 60;
  return `<style>
    ${faces.map(({ name, source }) => `@font-face { font-family: ${name}; src: ${source}; font-weight: 400 700 }`).join("")}
    * { box-sizing: border-box; margin: 0 }
    body { width: ${width}px; height: ${height}px; overflow: hidden; background: ${paper}; color: ${ink}; font: 600 66px/1.03 ${faces.map(({ name }) => name).join()}; letter-spacing: -0.034em }
    :lang(ar) { letter-spacing: 0; line-height: 1.25 }
    .band { position: absolute; inset: 0; background: repeating-linear-gradient(-55deg, ${signal} 0 34px, ${paper} 0 56px, ${air} 0 90px, ${paper} 0 112px) }
    .sheet { position: absolute; inset: 20px; background: ${sky} }
    .logo { position: absolute; inset-inline-start: 76px; top: 76px; display: flex; gap: 16px; align-items: center; font-size: 40px }
    .logo svg { width: 56px; height: 56px; fill: ${signal} }
    h1 { position: absolute; inset-inline-start: 76px; bottom: 72px; width: 470px; font: inherit; font-size: ${isLong ? 50 : 66}px; text-wrap: balance }
    .stamp { position: absolute; inset-inline-end: 66px; top: 104px; width: 552px; height: 427px; padding: 26px; rotate: 3deg; background: ${sheet};
      --hole: #0000 9.6px, #000 10px;
      mask: radial-gradient(circle at 50% 0, var(--hole)) 0 0 / 29.4px 100% round, radial-gradient(circle at 50% 100%, var(--hole)) 0 0 / 29.4px 100% round,
        radial-gradient(circle at 0 50%, var(--hole)) 0 0 / 100% 29.4px round, radial-gradient(circle at 100% 50%, var(--hole)) 0 0 / 100% 29.4px round;
      mask-composite: intersect }
    .art { width: 100%; height: 100%; background: ${art} center / cover }
  </style>
  <body lang="${language.code}" dir="${language.direction}">
  <div class="band"></div><div class="sheet"></div>
  <p class="logo" lang="en">${paintMark("")}${site.name}</p>
  <h1>${heading}</h1>
  <div class="stamp"><div class="art"></div></div>`;
}

/**
 * public/og/<language>/<page>.png, for English without the language. Named after the route, with dashes for slashes;
 * a case study's card after its trade.
 */
export const socialCards: readonly Picture[] = cards.map(({ name, heading, drawing }) => ({
  file: `og${language.prefix}/${name}.png`,
  markup: card(heading, drawing),
  width,
  height,
  // A few inks cover nearly everything; the rest are blurred edges.
  encode: (png) => execFileSync("pngquant", ["--nofs", "16", "-"], { input: png }),
}));
