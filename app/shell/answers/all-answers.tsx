import { AnswerGroup, AnswerGroups } from "#app/ui/answers/answer-group.tsx";
import { AnswerList } from "#app/ui/answers/answer-list.tsx";
import { type BuyerAnswer, buyerAnswers } from "#content/buyer-answers.ts";

interface AllAnswersProps {
  groups: readonly { readonly id: BuyerAnswer["group"]; readonly title: string }[];
  newTab: string;
}

/** Every answer to buyers, in groups. */
export function AllAnswers({ groups, newTab }: AllAnswersProps) {
  return (
    <AnswerGroups>
      {groups.map((group) => (
        <AnswerGroup key={group.id} group={group}>
          <AnswerList answers={buyerAnswers.filter((answer) => answer.group === group.id)} newTab={newTab} />
        </AnswerGroup>
      ))}
    </AnswerGroups>
  );
}
