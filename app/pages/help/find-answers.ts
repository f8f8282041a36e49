import { searchText } from "#app/ui/list/search-text.ts";

/** So many found answers are shown open. */
const fewAnswers = 3;

/**
 * Shows the questions of a page that hold every word of the search, in the question or in its answer, and hides the others, with the groups
 * that are left empty. An empty search shows all.
 * @returns how many are shown
 */
export function findAnswers(page: ParentNode, search: string): number {
  const wanted = searchText(search).split(/\s+/).filter(Boolean);
  const questions = [...page.querySelectorAll<HTMLDetailsElement>("section details[id]")];
  const found = questions.filter((question) => {
    const words = searchText(question.textContent);
    return wanted.every((word) => words.includes(word));
  });
  const isSearching = wanted.length > 0;
  for (const question of questions) {
    question.hidden = !found.includes(question);
    question.open = isSearching && found.length <= fewAnswers && !question.hidden;
  }
  for (const group of page.querySelectorAll<HTMLElement>("section:has(details[id])")) {
    group.hidden = !group.querySelector("details:not([hidden])");
  }
  return found.length;
}
