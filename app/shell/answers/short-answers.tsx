import { localizedPath } from "#app/browser/localized-path.ts";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { type Answer, answerPath } from "#content/answers.ts";
import styles from "./moved-answers.module.css";

interface ShortAnswersProps {
  answers: readonly Answer[];
  isWhole?: boolean;
}

export function ShortAnswers({ answers, isWhole }: ShortAnswersProps) {
  return (
    <ul className={isWhole ? "stack gap-6" : `columns-3 gap-7 ${styles.answers}`}>
      {answers.map((answer) => {
        const { id, question, answer: blocks } = answer;
        return (
          <li key={id} id={id} className="stack gap-3">
            <h3>
              <a href={localizedPath(answerPath(answer))}>{question}</a>
            </h3>
            <Blocks blocks={isWhole ? blocks : blocks.slice(0, 1)} />
          </li>
        );
      })}
    </ul>
  );
}
