import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { type Answer, answerPath, answersNamed } from "#content/answers.ts";
import type { PageOfMovedAnswers } from "#content/moved-answers.ts";
import { MovedAnswers } from "./moved-answers.tsx";
import styles from "./moved-answers.module.css";
import { ShortAnswers } from "./short-answers.tsx";

interface QuestionsProps {
  page: PageOfMovedAnswers;
  words: {
    readonly title: string;
    readonly lead?: string;
    readonly shown: readonly string[];
    readonly all?: { readonly label: string; readonly to: string };
  };
  /** Columns by default. */
  form?: "letter" | "links";
  folds?: boolean;
  renderMark?: (answer: Answer) => ReactNode;
  elsewhere?: readonly string[];
}

export function Questions({ page, words, form, folds, renderMark, elsewhere = [] }: QuestionsProps) {
  const { profile } = usePublicSettings();
  const { title, lead, shown, all } = words;
  const answers = answersNamed(shown, profile);
  const link = all && (
    <p>
      <ButtonLink href={localizedPath(all.to)}>{all.label}</ButtonLink>
    </p>
  );
  return (
    <section className="wrap section stack gap-5 screen-only">
      <MovedAnswers page={page} shown={[...shown, ...elsewhere]} />
      {form ? (
        <div className={classNames("wide-last gap-6", styles.columns, form === "letter" && `airmail ${styles.letter}`)}>
          <h2 className="title-2">{title}</h2>
          {form === "letter" ? (
            <ShortAnswers answers={answers} isWhole />
          ) : (
            <ul className="rows">
              {answers.map((answer) => (
                <li key={answer.id} id={answer.id} className={renderMark && styles.marked}>
                  {renderMark?.(answer)}
                  <a href={localizedPath(answerPath(answer))}>{answer.question}</a>
                </li>
              ))}
            </ul>
          )}
          {link}
        </div>
      ) : (
        <SectionHead title={title} lead={lead} />
      )}
      {!form && <ShortAnswers answers={answers} folds={folds} />}
      {!form && link}
    </section>
  );
}
