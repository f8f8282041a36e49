import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { type Answer, answerPath, answersNamed } from "#content/answers.ts";
import type { Text } from "#content/blocks.ts";
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
  /** Columns by default. `links` have the first sentence of each answer. */
  form?: "letter" | "links";
  art?: ReactNode;
  folds?: boolean;
  renderMark?: (answer: Answer) => ReactNode;
  elsewhere?: readonly string[];
}

export function Questions({ page, words, form, art, folds, renderMark, elsewhere = [] }: QuestionsProps) {
  const { profile } = usePublicSettings();
  const { title, lead, shown, all } = words;
  const answers = answersNamed(shown, profile);
  const link = all && <ButtonLink href={localizedPath(all.to)}>{all.label}</ButtonLink>;
  return (
    <section className={`wrap ${form ? "band" : "section"} stack gap-5 screen-only`}>
      <MovedAnswers page={page} shown={[...shown, ...elsewhere]} />
      {form === "letter" && (
        <div className={`wide-last gap-6 airmail ${styles.letter}`}>
          <h2 className="title-2">{title}</h2>
          <ShortAnswers answers={answers} isWhole />
          <p>{link}</p>
          {art}
        </div>
      )}
      {form === "links" && (
        <>
          <div className="cluster between">
            <h2 className="title-2">{title}</h2>
            {link}
          </div>
          <ul className="rows">
            {answers.map((answer) => (
              <li key={answer.id} id={answer.id} className={renderMark && styles.marked}>
                {renderMark?.(answer)}
                <div className="halves gap-1">
                  <a href={localizedPath(answerPath(answer))}>
                    <b>{answer.question}</b>
                  </a>
                  <p className="soft">
                    <InlineText text={getFirstSentence(answer)} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {!form && (
        <>
          <SectionHead title={title} lead={lead} />
          <ShortAnswers answers={answers} folds={folds} />
          {link && <p>{link}</p>}
        </>
      )}
    </section>
  );
}

function getFirstSentence({ answer: [first] }: Answer): Text {
  if (first?.kind !== "paragraph") return [];
  const end = first.text.findIndex((part) => typeof part === "string" && sentenceEnd.test(part));
  if (end === -1) return first.text;
  return first.text.slice(0, end + 1).map((part, index) => (index === end ? `${part}`.split(sentenceEnd)[0]! : part));
}

const sentenceEnd = /(?<=[.!?؟])\s/;
