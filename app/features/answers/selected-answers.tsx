import { useState } from "react";
import { AnswerList } from "#app/components/sections/answers/answer-list.tsx";
import { isServedMarkup, ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { answersOn, useBuyerAnswers } from "#app/lib/use-buyer-answers.ts";
import { type BuyerAnswer, buyerAnswers } from "#content/buyer-answers.ts";

interface SelectedAnswersProps {
  page: BuyerAnswer["alsoOn"][number];
  newTab: string;
}

/**
 * The buyers' answers that a page shows. They come with the page and stay out of its scripts; only a browser that came here from
 * another page of the site fetches them.
 */
export function SelectedAnswers({ page, newTab }: SelectedAnswersProps) {
  const id = `answers-on-${page}`;
  const [isServed] = useState(() => import.meta.env.SSR || isServedMarkup(id));
  const fetched = useBuyerAnswers(!isServed);
  if (!isServed) return <AnswerList answers={answersOn(page, fetched)} newTab={newTab} />;
  return (
    <ServedMarkup id={id}>
      {import.meta.env.SSR && <AnswerList answers={answersOn(page, buyerAnswers)} newTab={newTab} />}
    </ServedMarkup>
  );
}
