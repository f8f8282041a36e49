import { articles, changelog } from "#words/pages/articles.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import { compare } from "#words/pages/compare.ts";
import { demo } from "#words/pages/demo.ts";
import { developer } from "#words/pages/developer.ts";
import { easyToUse } from "#words/pages/feature-easy-to-use.ts";
import { flexiblePricing } from "#words/pages/feature-flexible-pricing.ts";
import { globalReach } from "#words/pages/feature-global-reach.ts";
import { smartPersonalization } from "#words/pages/feature-smart-personalization.ts";
import { glossary } from "#words/pages/glossary.ts";
import { help } from "#words/pages/help.ts";
import { home } from "#words/pages/home.ts";
import { howToBuy } from "#words/pages/how-to-buy.ts";
import { integrations } from "#words/pages/integrations.ts";
import { learnDigitalMarketing } from "#words/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import { legal } from "#words/pages/legal.ts";
import { mediaWorld } from "#words/pages/media-world.ts";
import { pricing } from "#words/pages/pricing.ts";
import { product } from "#words/pages/product.ts";
import { resources } from "#words/pages/resources.ts";
import { security } from "#words/pages/security.ts";
import { socialMediaWorldPage } from "#words/pages/social-media-world.ts";
import { solutions } from "#words/pages/solutions.ts";
import { templates } from "#words/pages/templates.ts";
import { textCost } from "#words/pages/text-cost.ts";
import { trust } from "#words/pages/trust.ts";
import { whichServices } from "#words/pages/which-services.ts";

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
} as const satisfies Readonly<Record<string, Readonly<Record<"title" | "description" | "card" | "heading", string>>>>;
