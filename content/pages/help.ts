import { type Answer, answers } from "../answers.ts";
import { help as words } from "../generated/pages/help.ts";

export interface HelpGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Answer[];
}

const groups: readonly HelpGroup[] = words.groups.map((group) => ({
  ...group,
  questions: answers.filter(({ page, topic }) => page === "/help" && topic === group.id),
}));

export const help = { ...words, groups };
