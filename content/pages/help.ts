import { type SharedAnswerKey, sharedAnswers } from "../answers.ts";
import type { Block } from "../blocks.ts";
import { link, paragraph } from "../blocks.ts";
import { help as words } from "../generated/pages/help.ts";

export interface HelpQuestion {
  /** The anchor: /help#id leads to the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

export interface HelpGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly HelpQuestion[];
}

function shared(key: SharedAnswerKey): HelpQuestion {
  const { id, question, answer, link: more } = sharedAnswers[key];
  return { id, question, answer: [paragraph(answer), paragraph(link(more.label, more.to))] };
}

/** The questions of the chat panel stand among the page's own, which name them by their key. */
const groups: readonly HelpGroup[] = words.groups.map((group) => ({
  ...group,
  questions: group.questions.map((question) => ("shared" in question ? shared(question.shared) : question)),
}));

export const help = { ...words, groups };
