/** All thresholds of chat and search, tested with buyers' questions (buyers-questions.test.ts). */

/** Closeness plus half the coverage. Below it, the chat says that it doesn't know. */
export const minNearness = 0.92;
/** Required closeness if every matched word is common. */
export const minByCommonWords = 0.8;
export const commonWeight = 2.6;
/** Maximum weight of a missing word, relative to the answer's heaviest word. */
export const maxMissing = 1.5;
/** Minimum lead over the next document, unless the question is as good as a phrasing of this one. */
export const minLead = 0.04;
export const minExact = 0.95;
/** Uses the last ones, because people ask after they have explained. */
export const maxSentences = 8;
/** Minimum closeness of a question worth offering. */
export const minOffered = 0.25;
/** Characters of a passage; the page has the rest. */
export const shownLength = 360;

/** Minimum share of the query in a result, and of the best result's score. */
export const minCovered = 0.5;
export const minOfBest = 0.45;
export const maxShown = 20;

/** A longer text is not a question. */
export const maxWords = 60;
/** Minimum word length for typos and for prefixes, and the maximum for either. */
export const forTypo = 5;
export const forPrefix = 3;
export const maxCharacters = 30;
/** Factors for a match by synonym or typo, in another phrasing, or in the text. */
export const bySynonym = 0.9;
export const byTypo = 0.85;
export const inOtherPhrasing = 0.6;
export const inText = 0.35;
/** Weight of having nothing else in the question, or in the phrasing. */
export const questionShare = 0.6;
