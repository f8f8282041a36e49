import { type Answer, AnswerList } from "#app/ui/answers/answer-list.tsx";
import type { PageLink } from "#content/navigation.ts";
import styles from "./pricing-answers.module.css";

interface PricingAnswersProps {
  title: string;
  lead: string;
  /** The page with all answers. */
  all: PageLink;
  answers: readonly Answer[];
}

/** What buyers ask before they pay; the page puts the element with the class around it. */
export function PricingAnswers({ title, lead, all, answers }: PricingAnswersProps) {
  return (
    <>
      <div className={styles.name}>
        <h2 id="before-you-pay">{title}</h2>
        <p className="lead">{lead}</p>
        <p className={styles.all}>
          <a href={all.to}>{all.label}</a>
        </p>
      </div>
      <AnswerList answers={answers} />
    </>
  );
}
