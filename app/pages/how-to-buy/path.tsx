import papers from "#app/drawings/misc/papers.svg";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { answers } from "#content/answers.ts";
import { howToBuy } from "#words/pages/how-to-buy.ts";
import styles from "./path.module.css";

const { timeLabel, paperLabel } = howToBuy;
const drawn = ["price", "request", "answer", "yes", "start"];

export const stepsAnswer = answers.find(({ id }) => id === "how-to-buy")!;

export const intro = stepsAnswer.answer.find((block) => block.kind === "paragraph")!;
const { items } = stepsAnswer.answer.find((block) => block.kind === "list")!;

/** Adds the answer's texts to the page's steps. @throws Error if their numbers differ */
export const steps = howToBuy.steps.map((step, index) => ({ ...step, text: items[index]! }));

if (items.length !== steps.length) throw new Error("The page and the answer have different numbers of steps.");

export function Path() {
  const { id, question } = stepsAnswer;
  return (
    <section id={id} className="mint" aria-labelledby={`${id}-heading`}>
      <div className="wrap band stack gap-6">
        <h2 className="visually-hidden" id={`${id}-heading`}>
          {question}
        </h2>
        <ol className={styles.path}>
          {steps.map(({ title, time, paper, text }, index) => (
            <li key={title} className="stack gap-3">
              <p className={`centered title-2 ${styles.number}`} aria-hidden="true">
                {index + 1}
              </p>
              <h3>{title}</h3>
              <dl className={`${styles.slip} card stack gap-2 small`}>
                <svg viewBox="0 0 64 60" aria-hidden="true">
                  <use href={`${papers}#${drawn[index]}`} />
                </svg>
                <div>
                  <dt className="label soft">{paperLabel}</dt>
                  <dd>{paper}</dd>
                </div>
                <div>
                  <dt className="label soft">{timeLabel}</dt>
                  <dd>{time}</dd>
                </div>
              </dl>
              <p className="small">
                <InlineText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
