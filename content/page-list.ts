import { articles, changelog } from "./generated/pages/articles.ts";
import { caseStudiesPage } from "./generated/pages/case-studies.ts";
import { compare } from "./generated/pages/compare.ts";
import { demo } from "./generated/pages/demo.ts";
import { developer } from "./generated/pages/developer.ts";
import { easyToUse } from "./generated/pages/feature-easy-to-use.ts";
import { flexiblePricing } from "./generated/pages/feature-flexible-pricing.ts";
import { globalReach } from "./generated/pages/feature-global-reach.ts";
import { smartPersonalization } from "./generated/pages/feature-smart-personalization.ts";
import { glossary } from "./generated/pages/glossary.ts";
import { help } from "./generated/pages/help.ts";
import { home } from "./generated/pages/home.ts";
import { howToBuy } from "./generated/pages/how-to-buy.ts";
import { integrations } from "./generated/pages/integrations.ts";
import { learnDigitalMarketing } from "./generated/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "./generated/pages/learn-ecommerce.ts";
import { legal } from "./generated/pages/legal.ts";
import { mediaWorld } from "./generated/pages/media-world.ts";
import { pricing } from "./generated/pages/pricing.ts";
import { product } from "./generated/pages/product.ts";
import { resources } from "./generated/pages/resources.ts";
import { security } from "./generated/pages/security.ts";
import { socialMediaWorldPage } from "./generated/pages/social-media-world.ts";
import { solutions } from "./generated/pages/solutions.ts";
import { templates } from "./generated/pages/templates.ts";
import { textCost } from "./generated/pages/text-cost.ts";
import { trust } from "./generated/pages/trust.ts";
import { whichServices } from "./generated/pages/which-services.ts";

/** The pages that search finds and that have a card for shared links (scripts/draw/social-cards.ts), by address. */
export const pageList = {
  "/": { ...home, heading: home.hero.title.join(" ") },
  "/product": product,
  "/pricing": pricing,
  "/solutions": solutions,
  "/features/smart-personalization": smartPersonalization,
  "/features/flexible-pricing": flexiblePricing,
  "/features/easy-to-use": easyToUse,
  "/features/global-reach": globalReach,
  "/resources": resources,
  "/media-world": mediaWorld,
  "/case-studies": caseStudiesPage,
  "/social-media-world": socialMediaWorldPage,
  "/articles": articles,
  "/templates": templates,
  "/changelog": changelog,
  "/developer": developer,
  "/help": help,
  "/learn/digital-marketing": learnDigitalMarketing,
  "/learn/ecommerce": learnEcommerce,
  "/demo": demo,
  "/trust": trust,
  "/compare": compare,
  "/how-to-buy": howToBuy,
  "/integrations": integrations,
  "/security": security,
  "/glossary": glossary,
  "/tools/which-services": whichServices,
  "/tools/text-cost": textCost,
  "/legal": legal,
} as const satisfies Readonly<Record<string, Readonly<Record<"title" | "description" | "heading", string>>>>;

export type PageAddress = keyof typeof pageList;
