import { Blocks } from "#app/components/sections/reading/blocks.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Block } from "#content/blocks.ts";
import styles from "./answer-list.module.css";

export interface Answer {
  /** The anchor. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

interface AnswerListProps {
  answers: readonly Answer[];
  newTab: string;
  /** Whether all answers are open. */
  open?: boolean;
}

/** Questions that open to show their answers. */
export function AnswerList({ answers, newTab, open = false }: AnswerListProps) {
  return (
    <div>
      {answers.map(({ id, question, answer }) => (
        // A visitor may have opened one before hydration.
        <details key={`${id}${open}`} className={styles.question} id={id} open={open} suppressHydrationWarning>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>
            <Blocks blocks={answer} newTab={newTab} />
          </div>
        </details>
      ))}
    </div>
  );
}
