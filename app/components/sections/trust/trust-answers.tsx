import { AnswerGroup } from "#app/components/sections/answers/answer-group.tsx";
import { type Answer, AnswerList } from "#app/components/sections/answers/answer-list.tsx";
import { useOpenTarget } from "#app/lib/use-open-target.ts";
import type { InkKey } from "#content/service-names.ts";
import styles from "./trust-answers.module.css";

interface TrustAnswersProps {
  groups: readonly { readonly id: string; readonly title: string; readonly ink: InkKey }[];
  answers: readonly (Answer & { readonly group: string })[];
  newTab: string;
}

/** All answers in their groups. An address with a question's id opens its answer. */
export function TrustAnswers({ groups, answers, newTab }: TrustAnswersProps) {
  useOpenTarget();
  return (
    <div className={`${styles.groups} wrap`}>
      {groups.map((group) => (
        <AnswerGroup key={group.id} group={group}>
          <AnswerList answers={answers.filter((answer) => answer.group === group.id)} newTab={newTab} />
        </AnswerGroup>
      ))}
    </div>
  );
}
