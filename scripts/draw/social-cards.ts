import { readFileSync } from "node:fs";
import { join } from "node:path";
import { articles } from "../../content/articles.ts";
import { articles as articlesWords, changelog } from "../../content/generated/pages/articles.ts";
import { caseStudiesPage } from "../../content/generated/pages/case-studies.ts";
import { demo } from "../../content/pages/demo.ts";
import { developer } from "../../content/pages/developer.ts";
import { easyToUse } from "../../content/pages/feature-easy-to-use.ts";
import { flexiblePricing } from "../../content/pages/feature-flexible-pricing.ts";
import { globalReach } from "../../content/pages/feature-global-reach.ts";
import { smartPersonalization } from "../../content/pages/feature-smart-personalization.ts";
import { glossary } from "../../content/pages/glossary.ts";
import { help } from "../../content/pages/help.ts";
import { compare } from "../../content/generated/pages/compare.ts";
import { howToBuy } from "../../content/generated/pages/how-to-buy.ts";
import { integrations } from "../../content/generated/pages/integrations.ts";
import { security } from "../../content/generated/pages/security.ts";
import { home } from "../../content/pages/home.ts";
import { learnDigitalMarketing } from "../../content/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "../../content/pages/learn-ecommerce.ts";
import { legal } from "../../content/pages/legal.ts";
import { mediaWorld } from "../../content/pages/media-world.ts";
import { pricing } from "../../content/generated/pages/pricing.ts";
import { product } from "../../content/generated/pages/product.ts";
import { textCost } from "../../content/generated/pages/text-cost.ts";
import { resources } from "../../content/pages/resources.ts";
import { socialMediaWorldPage } from "../../content/generated/pages/social-media-world.ts";
import { solutions } from "../../content/pages/solutions.ts";
import { trust } from "../../content/pages/trust.ts";
import { whichServices } from "../../content/pages/which-services.ts";
import { site } from "../../content/site.ts";
import { anyTrade, tradeScenes } from "../../content/trades.ts";
import { mark } from "./mark.ts";
import type { Picture } from "./picture.ts";
import { reduceColors } from "./reduce-colors.ts";

const root = join(import.meta.dirname, "../..");
const width = 1200;
const height = 630;

const cards: Record<string, { heading: string; drawing: string }> = {
  home: { heading: home.hero.title.join(" "), drawing: "product/email" },
  product: { heading: product.heading, drawing: "product/sms" },
  pricing: { heading: pricing.heading, drawing: "photos/feature-flexible-pricing" },
  solutions: { heading: solutions.heading, drawing: "photos/solutions-industry" },
  "features-smart-personalization": {
    heading: smartPersonalization.hero.title,
    drawing: "photos/feature-smart-personalization",
  },
  "features-flexible-pricing": { heading: flexiblePricing.hero.title, drawing: "photos/feature-flexible-pricing" },
  "features-easy-to-use": { heading: easyToUse.hero.title, drawing: "photos/feature-easy-to-use" },
  "features-global-reach": { heading: globalReach.hero.title, drawing: "photos/feature-global-reach" },
  resources: { heading: resources.heading, drawing: "photos/solutions-enterprise" },
  articles: { heading: articlesWords.heading, drawing: "product/email" },
  ...Object.fromEntries(
    articles.map(({ slug, title, drawing }) => [
      `articles-${slug}`,
      { heading: title, drawing: drawing.replace(/^.app.drawings.|.svg$/g, "") },
    ]),
  ),
  changelog: { heading: changelog.heading, drawing: "scenes/post" },
  "media-world": { heading: mediaWorld.heading, drawing: "product/whatsapp" },
  "case-studies": { heading: caseStudiesPage.heading, drawing: "scenes/bakery" },
  "social-media-world": { heading: socialMediaWorldPage.heading, drawing: "product/kol" },
  developer: { heading: developer.heading, drawing: "reading/developer" },
  help: { heading: help.heading, drawing: "reading/help" },
  "learn-digital-marketing": { heading: learnDigitalMarketing.heading, drawing: "reading/digital-marketing" },
  "learn-ecommerce": { heading: learnEcommerce.heading, drawing: "reading/ecommerce" },
  demo: { heading: demo.heading, drawing: "product/web" },
  trust: { heading: trust.heading, drawing: "photos/solutions-enterprise" },
  glossary: { heading: glossary.heading, drawing: "product/crm" },
  "tools-which-services": { heading: whichServices.heading, drawing: "product/seo" },
  "tools-text-cost": { heading: textCost.heading, drawing: "product/sms" },
  compare: { heading: compare.heading, drawing: "photos/feature-flexible-pricing" },
  "how-to-buy": { heading: howToBuy.heading, drawing: "reading/ecommerce" },
  integrations: { heading: integrations.heading, drawing: "reading/developer" },
  security: { heading: security.heading, drawing: "reading/legal" },
  legal: { heading: legal.heading, drawing: "reading/legal" },
  ...Object.fromEntries(
    [...tradeScenes, anyTrade].map(({ key }) => [
      `case-study-${key}`,
      { heading: caseStudiesPage.heading, drawing: `scenes/${key}` },
    ]),
  ),
};

const asUrl = (type: string, bytes: Buffer) => `url("data:${type};base64,${bytes.toString("base64")}")`;
const font = asUrl("font/woff2", readFileSync(join(root, "app/fonts/besley-600.woff2")));

function card(heading: string, drawing: string): string {
  const art = asUrl("image/svg+xml", readFileSync(join(root, `app/drawings/${drawing}.svg`)));
  return `<style>
    @font-face { font-family: Besley; src: ${font} }
    * { box-sizing: border-box; margin: 0 }
    body { width: ${width}px; height: ${height}px; overflow: hidden; background: #f8f6ee; color: #03282f; font: 600 66px/1.03 Besley; letter-spacing: -0.034em }
    .band { position: absolute; inset: 0; background: repeating-linear-gradient(-55deg, #d7311b 0 34px, #f8f6ee 0 56px, #1d559c 0 90px, #f8f6ee 0 112px) }
    .sheet { position: absolute; inset: 20px; background: #d0e8f3 }
    .logo { position: absolute; left: 76px; top: 76px; display: flex; gap: 16px; align-items: center; font-size: 40px }
    .logo svg { width: 56px; height: 56px; fill: #d7311b }
    h1 { position: absolute; left: 76px; bottom: 72px; width: 470px; font: inherit; text-wrap: balance }
    .stamp { position: absolute; right: 66px; top: 104px; width: 552px; height: 427px; padding: 26px; rotate: 3deg; background: #fdfcf8;
      --hole: #0000 9.6px, #000 10px;
      mask: radial-gradient(circle at 50% 0, var(--hole)) 0 0 / 29.4px 100% round, radial-gradient(circle at 50% 100%, var(--hole)) 0 0 / 29.4px 100% round,
        radial-gradient(circle at 0 50%, var(--hole)) 0 0 / 100% 29.4px round, radial-gradient(circle at 100% 50%, var(--hole)) 0 0 / 100% 29.4px round;
      mask-composite: intersect }
    .art { width: 100%; height: 100%; background: ${art} center / cover }
  </style>
  <div class="band"></div><div class="sheet"></div>
  <p class="logo"><svg viewBox="0 0 32 32">${mark}</svg>${site.name}</p>
  <h1>${heading}</h1>
  <div class="stamp"><div class="art"></div></div>`;
}

/**
 * The pictures that other sites show beside a shared link: public/og/<page>.png, named after the route with dashes for slashes. The
 * picture of a case study's own page is named after the trade.
 */
export const socialCards: readonly Picture[] = Object.entries(cards).map(([name, { heading, drawing }]) => ({
  file: `og/${name}.png`,
  markup: card(heading, drawing),
  width,
  height,
  encode: (png) => reduceColors(png, 16),
}));
