import { Blocks } from "#app/ui/prose/blocks.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
}

/** Questions that open to show their answers, also by their address (open-answer.enhance.ts). */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <div data-enhance="open-answer">
      {answers.map(({ id, question, answer }) => (
        <details key={id} className={styles.question} id={id}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>
            <Blocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
