export interface Result {
  /** The figure that a result opens with, such as "+62" or "3.1"; empty where it opens with words. */
  number: string;
  /** What follows the figure at once, such as "%" or " times", with its space. */
  unit: string;
  /** The rest of the first sentence. */
  sentence: string;
  /** The sentences after it. */
  more: string;
}

const openingFigure = /^([+−–-]?\d[\d.,]*)(\s?(?:%|×|times\b))?/;
const firstSentence = /^.*?[.!?](?=\s|$)/s;

/** Splits `key_results` into the parts that are shown. Joined, the four parts are the whole text. */
export function readResult(text: string): Result {
  const [figure = "", number = "", unit = ""] = openingFigure.exec(text) ?? [];
  const rest = text.slice(figure.length);
  const [sentence = rest] = firstSentence.exec(rest) ?? [];
  return { number, unit, sentence, more: rest.slice(sentence.length) };
}
