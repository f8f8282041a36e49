import styles from "./summary.module.css";

export interface Result {
  /** Such as "+62" or "3.1"; empty for a result that begins with words. */
  number: string;
  unit: string;
  sentence: string;
  more: string;
}

export function Figure({ number, unit }: Pick<Result, "number" | "unit">) {
  if (!number) return null;
  return (
    <b className={`${styles.figure} forced-text`}>
      {number}
      <small data-word={unit.length > 2}>{unit}</small>
    </b>
  );
}

const openingFigure = /^(\u200E?[+−–-]?\d[\d.,]*)(\s?(?:%|×|times\b))?/;
const firstSentence = /^.*?[.!?](?=\s|$)/s;

export function readResult(text: string): Result {
  const [figure = "", number = "", unit = ""] = openingFigure.exec(text) ?? [];
  const rest = text.slice(figure.length);
  const [sentence = rest] = firstSentence.exec(rest) ?? [];
  return { number, unit, sentence, more: rest.slice(sentence.length) };
}
