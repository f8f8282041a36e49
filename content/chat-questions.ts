import { answers } from "./answers.ts";
import type { PageLink } from "./navigation.ts";

export interface ReadyAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: PageLink;
}

const suggested = ["bring-list", "cost", "what-pro-adds", "look-first"];

export const chatQuestions: readonly ReadyAnswer[] = suggested.map((id) => {
  const found = answers.find((answer) => answer.id === id);
  const [text, more] = (found?.answer ?? []).map((block) => (block.kind === "paragraph" ? block.text[0] : undefined));
  if (!found || typeof text !== "string" || typeof more !== "object" || more.kind !== "link") throw new Error(id);
  return { id, question: found.question, answer: text, link: more };
});
