import { nearestQuestions } from "#app/search/answer-question.ts";
import { replyTo } from "#app/search/reply.ts";
import { createSearch } from "#app/search/search.ts";
import { searchData } from "#content/search-data.ts";
import { median } from "./load.ts";
import { printTable } from "./table.ts";

const rounds = 9;
const questions: Readonly<Record<string, string>> = {
  "a question": "can I cancel anytime",
  "a month": "how much for 900 contacts and 1,000 texts to the UK",
  "16,000 letters without a blank": "letters".repeat(2_300),
  "16,000 digits": "1234567".repeat(2_300),
  "16,000 letters of sentences": "Can I pay in gold? ".repeat(850),
};

/** How long the chat takes for its answer in one thread, and for its index. */
export async function benchSearch(): Promise<void> {
  const timed = (work: () => void): number => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const { documents, words } = searchData;
  const search = createSearch(documents, words);
  const row = (what: string, work: () => void) => {
    const times = Array.from({ length: rounds }, () => timed(work));
    return { what, median: median(times).toFixed(1), slowest: Math.max(...times).toFixed(1) };
  };
  printTable("Milliseconds of an answer in the chat", [
    row("the index", () => createSearch(documents, words)),
    ...Object.entries(questions).map(([what, question]) =>
      row(what, () => replyTo(question, search, searchData) ?? nearestQuestions(search, question)),
    ),
  ]);
}
