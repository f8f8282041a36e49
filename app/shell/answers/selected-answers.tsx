import { AnswerList } from "#app/ui/answers/answer-list.tsx";
import { answersOn } from "#app/ui/answers/buyer-answers.ts";
import { type BuyerAnswer, buyerAnswers } from "#content/buyer-answers.ts";

interface SelectedAnswersProps {
  page: BuyerAnswer["alsoOn"][number];
  newTab: string;
}

/** The buyers' answers that a page shows. */
export function SelectedAnswers({ page, newTab }: SelectedAnswersProps) {
  return <AnswerList answers={answersOn(page, buyerAnswers)} newTab={newTab} />;
}
