import { termsOf } from "./answer-terms.ts";
import type { Block, Inline, Text } from "./blocks.ts";
import { buyerAnswers } from "./buyer-answers.ts";
import { servicePlans, services } from "./catalog/services.ts";
import { alsoSaid, askedAs } from "./generated/chat-answers.ts";
import { pricing } from "./generated/pages/pricing.ts";
import { product } from "./generated/pages/product.ts";
import { glossary } from "./pages/glossary.ts";
import { help } from "./pages/help.ts";
import { trust } from "./pages/trust.ts";
import { plans } from "./catalog/plans.ts";

/** The passages that the chat answers from: put together at the build (vite.config.ts) and fetched when the panel opens. */

/** A part of a page that can be an answer. */
export interface Passage {
  readonly title: string;
  /** Its first sentences. */
  readonly text: string;
  /** Terms of the text after them, separated by spaces. */
  readonly rest: string;
  /** Terms that questions about it use and that it may lack, also separated by spaces. */
  readonly asked: string;
  /** Page and anchor. */
  readonly to: string;
  /** The page's name. */
  readonly page: string;
}

/** Characters that are shown of a passage; the rest is read on its page. */
const shownLength = 260;

const inlineText = (part: Inline): string =>
  typeof part === "string" ? part : part.kind === "link" || part.kind === "outside" ? part.label : part.text;
const textOf = (text: Text): string => text.map(inlineText).join("");

function sentencesOf(block: Block): string[] {
  if (block.kind === "list") return block.items.map((item) => textOf(item));
  if (block.kind === "paragraph") return textOf(block.text).split(/(?<=[.!?]) (?=[\p{Lu}“])/u);
  return block.kind === "quote" ? [block.text] : [];
}

/** False for a block that only says where a link leads. */
const isSentence = (sentence: string): boolean => /[.!?:”]$/.test(sentence);

function passage(part: {
  title: string;
  sentences: readonly string[];
  also?: readonly string[];
  to: string;
  page: string;
}): Passage {
  const { title, to, page, also = [] } = part;
  const sentences = part.sentences.filter(isSentence);
  let shown = 1;
  while (shown < sentences.length && sentences.slice(0, shown + 1).join(" ").length <= shownLength) shown += 1;
  // The text does not end with a colon, because what the colon announces would be missing.
  while (shown > 1 && shown < sentences.length && sentences[shown - 1]?.endsWith(":")) shown -= 1;
  const text = sentences.slice(0, shown).join(" ");
  const told = new Set(termsOf(`${title} ${text}`));
  const rest = new Set(termsOf([...part.sentences.slice(shown), ...also].join(" ")).filter((term) => !told.has(term)));
  const asked = termsOf(askedAs.find((entry) => entry.to === to)?.words ?? "");
  return {
    title,
    text: shown < sentences.length ? `${text} …` : text,
    rest: [...rest].join(" "),
    asked: asked.join(" "),
    to,
    page,
  };
}

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

const answerOn =
  (path: string, page: string) =>
  ({ id, question, answer }: Question): Passage =>
    passage({ title: question, sentences: answer.flatMap(sentencesOf), to: `${path}#${id}`, page });

const ofHelp = help.groups.flatMap(({ questions }) => questions).map(answerOn("/help", help.title));
const ofTrust = buyerAnswers.map(answerOn("/trust", trust.title));

const ofGlossary = glossary.words.map(({ id, word, sentence }) =>
  passage({ title: word, sentences: [sentence], to: `/glossary#${id}`, page: glossary.title }),
);

const ofProduct = services.map(({ id, name, shortName, headline, description, features, benefits }) =>
  passage({
    title: name,
    sentences: [headline, description],
    also: [shortName, ...features, ...benefits],
    to: `/product#${id}`,
    page: product.title,
  }),
);

/** Each service's plans, in one sentence each. */
const ofPricing = services.map(({ id, name, shortName }) =>
  passage({
    title: `${pricing.title}: ${name}`,
    sentences: plans.map((plan) => `${plan.name} ${plan.price}: ${servicePlans[id][plan.id].limit}.`),
    also: [shortName, ...plans.flatMap((plan) => servicePlans[id][plan.id].features)],
    to: `/pricing#${id}`,
    page: pricing.title,
  }),
);

export const passages: readonly Passage[] = [...ofHelp, ...ofTrust, ...ofProduct, ...ofPricing, ...ofGlossary];

/** For each term that visitors use, the terms that the pages use instead. */
export const otherTerms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...Map.groupBy(
      alsoSaid.flatMap(({ said, means }) => termsOf(said).map((term) => ({ term, means: termsOf(means) }))),
      ({ term }) => term,
    ),
  ].map(([term, entries]) => [term, [...new Set(entries.flatMap(({ means }) => means))]]),
);
