import { describe, expect, test } from "vitest";
import { shownIn } from "#content/profiles.ts";
import { searchData } from "#content/search-data.ts";
import { firstQuestions, lastQuestions, laterQuestions, type Question } from "./buyers-questions.ts";
import { replyTo } from "./reply.ts";
import { createSearch } from "./search.ts";

for (const profile of ["spec", "live"] as const) {
  const documents = searchData.documents.filter((document) => shownIn(document, profile));
  const search = createSearch(documents, searchData.words);
  const answered = ([question]: Question): string => {
    const to = replyTo(question, search, searchData)?.to ?? "none";
    return /^\/pricing\?.*#cost$/.test(to) ? "cost" : to;
  };

  describe(`D2 D23 the chat in ${profile}`, () => {
    const questions = [...firstQuestions, ...laterQuestions, ...lastQuestions];
    const isRight = (question: Question) => question.slice(1).includes(answered(question));

    test("at least nine of ten questions get the right answer, and at most one of fifty a wrong one", () => {
      const notRight = questions.filter((question) => !isRight(question));
      const wrong = notRight.filter((question) => answered(question) !== "none");
      expect(notRight.length, shown(notRight)).toBeLessThanOrEqual(questions.length / 10);
      expect(wrong.length, shown(wrong)).toBeLessThanOrEqual(questions.length / 50);
      expect(questions.length).toBeGreaterThanOrEqual(120);
    });

    test("each question is another, and its right answers exist", () => {
      const places = new Set(["cost", "none", ...documents.map(({ to }) => to)]);
      expect(new Set(questions.map(([question]) => question.toLowerCase())).size).toBe(questions.length);
      expect(questions.filter(([, ...right]) => !right.every((to) => places.has(to)))).toEqual([]);
    });
  });

  const shown = (questions: readonly Question[]) =>
    questions.map((question) => `${question[0]} → ${answered(question)}`).join("\n");
}
