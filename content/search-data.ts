import { answers, phrasingsOf } from "./answers.ts";
import { articles } from "./articles.ts";
import type { Block, Inline, Text } from "./blocks.ts";
import { plans } from "./catalog/plans.ts";
import { services } from "./catalog/services.ts";
import { articles as articlesPage, changelog } from "./generated/pages/articles.ts";
import { caseStudiesPage } from "./generated/pages/case-studies.ts";
import { compare } from "./generated/pages/compare.ts";
import { howToBuy } from "./generated/pages/how-to-buy.ts";
import { integrations } from "./generated/pages/integrations.ts";
import { pricing } from "./generated/pages/pricing.ts";
import { product } from "./generated/pages/product.ts";
import { security } from "./generated/pages/security.ts";
import { socialMediaWorldPage } from "./generated/pages/social-media-world.ts";
import { textCost } from "./generated/pages/text-cost.ts";
import { calculatorTotal, calculatorReasons } from "./generated/calculator.ts";
import { pricedMonth, searchBox, searchWords } from "./generated/search.ts";
import { pricingPath, productPath } from "./navigation.ts";
import { demo } from "./pages/demo.ts";
import { developer } from "./pages/developer.ts";
import { easyToUse } from "./pages/feature-easy-to-use.ts";
import { flexiblePricing } from "./pages/feature-flexible-pricing.ts";
import { globalReach } from "./pages/feature-global-reach.ts";
import { smartPersonalization } from "./pages/feature-smart-personalization.ts";
import { glossary } from "./pages/glossary.ts";
import { help } from "./pages/help.ts";
import { home } from "./pages/home.ts";
import { learnDigitalMarketing } from "./pages/learn-digital-marketing.ts";
import { learnEcommerce } from "./pages/learn-ecommerce.ts";
import { legal } from "./pages/legal.ts";
import { mediaWorld } from "./pages/media-world.ts";
import { resources } from "./pages/resources.ts";
import { solutions } from "./pages/solutions.ts";
import { trust } from "./pages/trust.ts";
import { whichServices } from "./pages/which-services.ts";
import type { ProfileName } from "./profiles.ts";

/** Something that a search finds. */
export interface SearchDocument {
  /** Where it stands: a path, with its anchor. */
  readonly to: string;
  readonly kind: "answer" | "service" | "plan" | "page" | "term" | "story" | "platform";
  readonly title: string;
  /** How else people ask for it. */
  readonly asks: readonly string[];
  /** Whole sentences, and lines that end as sentences do. */
  readonly text: string;
  /** The only profile that has it. */
  readonly profile?: ProfileName | undefined;
}

const inlineText = (part: Inline): string =>
  typeof part === "string" ? part : part.kind === "link" || part.kind === "outside" ? part.label : part.text;
const textOf = (text: Text): string => text.map(inlineText).join("");

/** A paragraph that is a link alone tells nothing. */
function sentencesOf(block: Block): string[] {
  if (block.kind === "list") return block.items.map(textOf);
  if (block.kind === "table") return block.rows.map(([name, ...cells]) => `${name}: ${cells.join(", ")}.`);
  const isLink = block.kind === "paragraph" && block.text.length === 1 && typeof block.text[0] === "object";
  return block.kind === "paragraph" && !isLink ? [textOf(block.text)] : [];
}

const ofAnswers = answers.map(
  ({ id, page, question, asks, answer, profile }): SearchDocument => ({
    to: `${page}#${id}`,
    kind: "answer",
    title: question,
    asks,
    text: answer.flatMap(sentencesOf).join(" "),
    profile,
  }),
);

const ofServices = services.flatMap(({ id, name, headline, description, features, benefits, plans: own }) => [
  {
    to: productPath(id),
    kind: "service" as const,
    title: name,
    asks: phrasingsOf(searchWords.services[id]),
    text: [headline, description, ...features, ...benefits].join(" "),
  },
  {
    to: pricingPath(id),
    kind: "plan" as const,
    title: searchWords.planTitle(name),
    asks: phrasingsOf(searchWords.plans[id]),
    text: plans.map((plan) => `${plan.name}, ${plan.price}: ${own[plan.id].limit}.`).join(" "),
  },
]);

const ofGlossary = glossary.words.map(({ id, word, sentence }) => ({
  to: `/glossary#${id}`,
  kind: "term" as const,
  title: word,
  asks: [],
  text: sentence,
}));

const pages: Readonly<Record<string, { readonly title: string; readonly description: string }>> = {
  "/": home,
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
  "/articles": articlesPage,
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
};

const ofPages = Object.entries(pages).map(([to, { title, description }]) => ({
  to,
  kind: "page" as const,
  title,
  asks: [],
  text: description,
}));

const ofArticles = articles.map(({ slug, title, description }) => ({
  to: `/articles/${slug}`,
  kind: "page" as const,
  title,
  asks: [],
  text: description,
}));

const ofLegal = legal.deeds.map(({ id, title }) => ({
  to: `/legal#${id}`,
  kind: "page" as const,
  title,
  asks: [],
  text: legal.description,
}));

/** Case studies and platforms are in the database, and join these where a search is opened. */
const documents: readonly SearchDocument[] = [
  ...ofAnswers,
  ...ofServices,
  ...ofGlossary,
  ...ofPages,
  ...ofArticles,
  ...ofLegal,
];

/** All that chat and search need in one language. scripts/words/search-data.ts writes it for the browser, which fetches it when one of them opens. */
export const searchData = {
  documents,
  words: searchWords,
  box: searchBox,
  pricedMonth: {
    ...pricedMonth,
    people: calculatorTotal.people,
    times: calculatorReasons.times,
    units: calculatorReasons.units,
  },
  serviceNames: Object.fromEntries(services.map(({ id, name }) => [id, name])),
};

export type SearchData = typeof searchData;
