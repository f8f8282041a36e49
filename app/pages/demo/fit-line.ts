/** A text in a field of limited length. */
export interface FittedLine {
  /** What the field leaves out; empty where all fits. */
  readonly rest: string;
  /** Length of the whole text, as the field counts it. */
  readonly width: number;
}

/**
 * Google Ads' fields of a responsive search ad: https://support.google.com/google-ads/answer/7684791. A letter of the double-width
 * scripts counts twice.
 */
export const adLimits = { headline: 30, description: 90 } as const;

const doubleWidth = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uFF01-\uFF60]/u;

/** Letters and punctuation of which each UTF-16 unit is one character: Latin without combining marks, dashes, quotes, currencies. */
const plain = /^[\u0020-\u02AF\u2010-\u2027\u20A0-\u20BF]*$/;

/** Puts a text on one line and cuts it where the field ends, never within what a reader takes for one character. */
export function fitLine(text: string, max: number): FittedLine {
  const line = text.replace(/\s+/g, " ").trim();
  // A segmenter is slow to start on a phone.
  if (line.length <= max && plain.test(line)) return { rest: "", width: line.length };
  let width = 0;
  let end = 0;
  let isFull = false;
  for (const { segment, index } of new Intl.Segmenter().segment(line)) {
    width += doubleWidth.test(segment) ? 2 : 1;
    isFull ||= width > max;
    if (!isFull) end = index + segment.length;
  }
  return { rest: line.slice(end).trimStart(), width };
}
