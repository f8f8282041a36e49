import { answers as account } from "#words/answers/account.ts";
import { answers as arriving } from "#words/answers/arriving.ts";
import { answers as billing } from "#words/answers/billing.ts";
import { answers as integrations } from "#words/answers/integrations.ts";
import { answers as movingInAndOut } from "#words/answers/moving-in-and-out.ts";
import { answers as people } from "#words/answers/people.ts";
import { answers as plans } from "#words/answers/plans.ts";
import { answers as starting } from "#words/answers/starting.ts";
import { answers as website } from "#words/answers/website.ts";
import { answers as yourData } from "#words/answers/your-data.ts";
import { answers as buying } from "#words/answers/buying.ts";
import { answers as security } from "#words/answers/security.ts";
import { answers as team } from "#words/answers/team.ts";
import { answers as texts } from "#words/answers/texts.ts";
import { helpTopics } from "#words/pages/help.ts";
import type { Block } from "./blocks.ts";
import { type ProfileName, shownIn } from "./profiles.ts";

export type AnswerTopic = keyof typeof answersByTopic;

interface WrittenAnswer {
  /** Anchor on the topic's page. Only answers for different profiles may share one. */
  readonly id: string;
  readonly question: string;
  /** Other phrasings for chat and search, separated by semicolons. */
  readonly asks: string;
  readonly answer: readonly Block[];
  readonly profile?: ProfileName;
  /** Whether the owner vouches for the text. If not, preflight lists it and pages call it a sample. */
  readonly settled?: boolean;
}

export interface Answer extends Omit<WrittenAnswer, "asks"> {
  readonly asks: readonly string[];
  readonly topic: AnswerTopic;
}

export const listPhrasings = (asks = ""): readonly string[] => asks.split(/;\s+/).filter((ask) => ask !== "");

const answersByTopic = {
  starting,
  plans,
  billing,
  buying,
  team,
  texts,
  "moving-in-and-out": movingInAndOut,
  integrations,
  arriving,
  "your-data": yourData,
  security,
  people,
  account,
  website,
} satisfies Readonly<Record<string, readonly WrittenAnswer[]>>;

/** Each answer is shown once, on its topic's page. Other pages, chat and search link to it. */
export const answers: readonly Answer[] = Object.entries(answersByTopic).flatMap(([topic, written]) =>
  written.map((answer) => ({ ...answer, topic: topic as AnswerTopic, asks: listPhrasings(answer.asks) })),
);

interface Topic {
  readonly id: AnswerTopic;
  readonly drawing: string;
  readonly title: string;
  readonly lead: string;
}

export const topics: readonly Topic[] = helpTopics.topics;

export const helpPath = "/help";
export const topicPath = (topic: AnswerTopic): string => `${helpPath}/${topic}`;
export const topicPaths: readonly string[] = topics.map(({ id }) => topicPath(id));
export const answerPath = ({ topic, id }: Pick<Answer, "topic" | "id">): string => `${topicPath(topic)}#${id}`;

export function answersAbout(topic: AnswerTopic, profile: ProfileName): readonly Answer[] {
  return answers.filter((answer) => answer.topic === topic && shownIn(answer, profile));
}

/** In the order of `ids`. @throws Error for an id that the profile lacks */
export function answersNamed(ids: readonly string[], profile: ProfileName): readonly Answer[] {
  return ids.map((id) => {
    const found = answers.find((answer) => answer.id === id && shownIn(answer, profile));
    if (!found) throw new Error(`No answer is named ${id}.`);
    return found;
  });
}
