import { useState } from "react";
import { AnswerGroup, AnswerGroups } from "#app/components/sections/answers/answer-group.tsx";
import { AnswerList } from "#app/components/sections/answers/answer-list.tsx";
import { isServedMarkup, ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { useOpenTarget } from "#app/lib/navigation.ts";
import { useBuyerAnswers } from "#app/lib/use-buyer-answers.ts";
import { type BuyerAnswer, buyerAnswers } from "#content/buyer-answers.ts";

interface AllAnswersProps {
  groups: readonly { readonly id: BuyerAnswer["group"]; readonly title: string }[];
  newTab: string;
}

const id = "all-answers";

/**
 * Every answer to buyers, in groups. Like those of selected-answers.tsx they stay out of the page's scripts. An address with a question's
 * id opens its answer.
 */
export function AllAnswers(props: AllAnswersProps) {
  const [isServed] = useState(() => import.meta.env.SSR || isServedMarkup(id));
  const fetched = useBuyerAnswers(!isServed);
  useOpenTarget(fetched);
  if (!isServed) return <Groups {...props} answers={fetched} />;
  return <ServedMarkup id={id}>{import.meta.env.SSR && <Groups {...props} answers={buyerAnswers} />}</ServedMarkup>;
}

function Groups({ groups, newTab, answers }: AllAnswersProps & { answers: readonly BuyerAnswer[] }) {
  return (
    <AnswerGroups>
      {groups.map((group) => (
        <AnswerGroup key={group.id} group={group}>
          <AnswerList answers={answers.filter((answer) => answer.group === group.id)} newTab={newTab} />
        </AnswerGroup>
      ))}
    </AnswerGroups>
  );
}
