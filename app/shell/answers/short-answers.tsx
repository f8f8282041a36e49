import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { type Answer, answerPath } from "#content/answers.ts";
import styles from "./moved-answers.module.css";
import { help } from "#words/pages/help.ts";

export interface ShortAnswersProps {
  answers: readonly Answer[];
  renderMark?: ((answer: Answer) => ReactNode) | undefined;
}

export function ShortAnswers({ answers, renderMark }: ShortAnswersProps) {
  return (
    <ul className={`columns-3 gap-7 ${styles.answers}`}>
      {answers.map((answer) => {
        const { id, question, answer: blocks } = answer;
        return (
          <li key={id} id={id} className="stack gap-3">
            {renderMark?.(answer)}
            <h3>
              <a href={localizedPath(answerPath(answer))}>{question}</a>
            </h3>
            <Blocks blocks={blocks.slice(0, 1)} />
            {blocks.length > 1 && (
              <p className="small">
                <a href={localizedPath(answerPath(answer))} aria-label={`${help.whole}: ${question}`}>
                  {help.whole}
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
