import { useEffect, useState } from "react";
import type { BuyerAnswer } from "#content/buyer-answers.ts";

/** The buyers' answers, loaded once `areWanted` is true; empty before that and where they can't be loaded. */
export function useBuyerAnswers(areWanted: boolean): readonly BuyerAnswer[] {
  const [answers, setAnswers] = useState<readonly BuyerAnswer[]>([]);
  useEffect(() => {
    if (!areWanted) return;
    const leaving = new AbortController();
    import("#content/buyer-answers.ts").then(
      ({ buyerAnswers }) => {
        if (!leaving.signal.aborted) setAnswers(buyerAnswers);
      },
      (error: unknown) => console.error(error),
    );
    return () => leaving.abort();
  }, [areWanted]);
  return answers;
}

/** The answers that a page shows. */
export function answersOn(page: BuyerAnswer["alsoOn"][number], answers: readonly BuyerAnswer[]) {
  return answers.filter(({ alsoOn }) => alsoOn.includes(page));
}
