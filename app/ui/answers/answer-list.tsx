import { Disclosure } from "#app/ui/disclosure.tsx";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import type { Block } from "#content/blocks.ts";
import styles from "./answer-list.module.css";

export interface Answer {
  /** The anchor. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

/** Questions that open to show their answers, also by their address (open-answer.enhance.ts). */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <div data-enhance="open-answer">
      {answers.map(({ id, question, answer }) => (
        <Disclosure key={id} title={<h3>{question}</h3>} className={styles.question} id={id}>
          <div className={styles.answer}>
            <Blocks blocks={answer} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
