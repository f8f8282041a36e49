import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { answerPath, answersNamed } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";
import { movedAnswers, type PageOfMovedAnswers } from "#content/moved-answers.ts";
import styles from "./moved-answers.module.css";

interface MovedAnswersProps {
  page: PageOfMovedAnswers;
  shown: readonly string[];
}

export function MovedAnswers({ page, shown }: MovedAnswersProps) {
  const { profile } = usePublicSettings();
  const ids = movedAnswers[page].split(" ").filter((id) => !shown.includes(id));
  return answersNamed(ids, profile).map((answer) => (
    <p key={answer.id} id={answer.id} className={`${styles.moved} inset`}>
      {help.moved} <a href={localizedPath(answerPath(answer))}>{answer.question}</a>
    </p>
  ));
}
