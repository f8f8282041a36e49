import { localizedPath } from "#app/browser/localized-path.ts";
import { Collapse } from "#app/ui/collapse.tsx";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { type Answer, answerPath } from "#content/answers.ts";
import styles from "./moved-answers.module.css";

interface ShortAnswersProps {
  answers: readonly Answer[];
  isWhole?: boolean;
  /** On phones, only the questions show at first. */
  folds?: boolean | undefined;
}

export function ShortAnswers({ answers, isWhole, folds }: ShortAnswersProps) {
  return (
    <ul className={isWhole ? "stack gap-6" : `columns-3 ${folds ? "gap-5" : `gap-7 ${styles.answers}`}`}>
      {answers.map((answer) => {
        const { id, question, answer: blocks } = answer;
        const shown = <Blocks blocks={isWhole ? blocks : blocks.slice(0, 1)} />;
        return folds ? (
          <li key={id}>
            <Collapse
              summary={
                <div id={id}>
                  <h3>{question}</h3>
                </div>
              }
            >
              {shown}
            </Collapse>
          </li>
        ) : (
          <li key={id} id={id} className="stack gap-3">
            <h3>
              <a href={localizedPath(answerPath(answer))}>{question}</a>
            </h3>
            {shown}
          </li>
        );
      })}
    </ul>
  );
}
