import { answerPath, answers, listPhrasings } from "./answers.ts";
import { articlePath, articles } from "./articles.ts";
import type { Block, Inline, Text } from "./blocks.ts";
import { formatList } from "./format-list.ts";
import { type PlanId, plans } from "./catalog/plans.ts";
import type { ServiceId } from "./catalog/service-names.ts";
import { services } from "./catalog/services.ts";
import { searchPhrasings } from "#words/search.ts";
import { pricingPath, productPath } from "./navigation.ts";
import { legal } from "#words/pages/legal.ts";
import { pageList } from "#words/page-list.ts";
import { hasTimes, type PlannedTimes } from "./planned-times.ts";
import { templatePath, templates } from "./templates.ts";
import type { ProfileName } from "./profiles.ts";

export interface SearchDocument extends PlannedTimes {
  /** Path with its anchor. */
  readonly to: string;
  readonly kind: "answer" | "service" | "plan" | "page" | "term" | "story" | "platform";
  readonly title: string;
  readonly asks: readonly string[];
  /** Lines that are not sentences, such as table rows, still end with a period. */
  readonly text: string;
  /** An untranslated record on a page in another language. */
  readonly isEnglish?: boolean;
  /** The profile that has this document. By default, both have it. */
  readonly profile?: ProfileName | undefined;
}

const inlineText = (part: Inline): string =>
  typeof part === "string" ? part : part.kind === "link" || part.kind === "outside" ? part.label : part.text;
const toText = (text: Text): string => text.map(inlineText).join("");

/** Ignores paragraphs that contain only a link. */
function toSentences(block: Block): string[] {
  if (block.kind === "list") return block.items.map(toText);
  if (block.kind === "table") return block.rows.map(([name, ...cells]) => `${name}: ${formatList(cells)}.`);
  const isLink = block.kind === "paragraph" && block.text.length === 1 && typeof block.text[0] === "object";
  return block.kind === "paragraph" && !isLink ? [toText(block.text)] : [];
}

const ofAnswers = answers.map(
  (answer): SearchDocument => ({
    to: answerPath(answer),
    kind: "answer",
    title: answer.question,
    asks: answer.asks,
    text: answer.answer.flatMap(toSentences).join(" "),
    profile: answer.profile,
  }),
);

const ofServices = services.flatMap(({ id, name, shortName, headline, description, plans: own }) => [
  {
    to: productPath(id),
    kind: "service" as const,
    title: name,
    asks: listPhrasings(searchPhrasings.services[id]),
    text: `${headline} ${description}`,
  },
  {
    to: pricingPath(id),
    kind: "plan" as const,
    title: searchPhrasings.planTitle(name),
    asks: [...listPhrasings(searchPhrasings.plans[id]), ...plans.map((plan) => `${shortName} ${plan.name}`)],
    text: plans
      .map((plan) => searchPhrasings.planLine({ plan: plan.name, price: plan.price, line: own[plan.id].limit }))
      .join(" "),
  },
]);

const phrasings: Partial<Record<ServiceId, Partial<Record<PlanId, Partial<Record<string, string>>>>>> =
  searchPhrasings.features;

const ofFeatures = services.flatMap(({ id, name, plans: own }) =>
  plans.flatMap((plan, rank) =>
    own[plan.id].features.map((feature, index): SearchDocument => {
      const values = { service: name, plan: plan.name, price: plan.price };
      const names = formatList(plans.slice(0, rank).map((plan) => plan.name));
      return {
        to: pricingPath(id),
        kind: "plan",
        title: feature,
        asks: listPhrasings(phrasings[id]?.[plan.id]?.[index]),
        text: rank === 0 ? searchPhrasings.featureOnAll(values) : searchPhrasings.featureFrom({ ...values, names }),
      };
    }),
  ),
);

interface PageWords {
  readonly title: string;
  /** Terms that the page explains. */
  readonly terms?: readonly Readonly<Record<"id" | "word" | "sentence", string>>[];
}

const ofTerms = Object.entries<PageWords>(pageList).flatMap(([page, { terms = [] }]) =>
  terms.map(({ id, word, sentence }) => ({
    to: `${page}#${id}`,
    kind: "term" as const,
    title: word,
    asks: [],
    text: sentence,
  })),
);

/** Only this part of a message is searched. */
const getFirstSentence = (text: string): string => text.split(/(?<=[.!?؟])\s/)[0] ?? text;

const pages: readonly (PlannedTimes & Record<"to" | "title" | "description", string>)[] = [
  ...Object.entries(pageList).map(([to, { title, description }]) => ({ to, title, description })),
  ...articles.map((article) => ({ ...article, to: articlePath(article) })),
  ...templates.map((template) => ({
    ...template,
    to: templatePath(template),
    description: getFirstSentence(template.message),
  })),
  ...legal.deeds.map(({ id, title, line }) => ({ to: `/legal#${id}`, title, description: line })),
];
const pagePhrasings: Partial<Record<string, string>> = searchPhrasings.pages;
const ofPages = pages.map(({ to, title, description, from, until }) => ({
  to,
  kind: "page" as const,
  title,
  asks: listPhrasings(pagePhrasings[to]),
  text: description,
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
}));

/** Excludes the database's records, which are added when a search opens. */
export const searchDocuments: readonly SearchDocument[] = [
  ...ofAnswers,
  ...ofServices,
  ...ofFeatures,
  ...ofTerms,
  ...ofPages,
];

/** scripts/words/collected.ts writes this file, and browsers load it when chat or search opens. */
export interface SearchFile {
  readonly documents: readonly SearchDocument[];
  /** Whether the server has documents with planned times to load. */
  readonly hasPlanned: boolean;
}

export const searchFile = (): SearchFile => ({
  documents: searchDocuments.filter((document) => !hasTimes(document)),
  hasPlanned: searchDocuments.some(hasTimes),
});
