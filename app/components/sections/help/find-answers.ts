import { searchText } from "#app/lib/search-text.ts";
import type { Block, Text } from "#content/blocks.ts";
import type { HelpGroup, HelpQuestion } from "#content/pages/help.ts";

/** The groups with the questions that hold every word of the search, in the question or in its answer. */
export function findAnswers(groups: readonly HelpGroup[], search: string): readonly HelpGroup[] {
  const wanted = searchText(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => holds(question, wanted)) }))
    .filter(({ questions }) => questions.length > 0);
}

function holds({ question, answer }: HelpQuestion, wanted: readonly string[]): boolean {
  const words = searchText([question, ...answer.map(wordsOfBlock)].join(" "));
  return wanted.every((word) => words.includes(word));
}

function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return wordsOf(block.text);
    case "list":
      return block.items.map(wordsOf).join(" ");
    case "quote":
    case "code":
      return block.text;
    case "table":
      return block.rows.flat().join(" ");
    case "sample":
      return [block.title, ...block.lines].join(" ");
  }
}

function wordsOf(text: Text): string {
  return text.map((part) => (typeof part === "string" ? part : "label" in part ? part.label : part.text)).join("");
}
