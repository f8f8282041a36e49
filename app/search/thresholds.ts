/** Tested with buyers' questions (buyers-questions.test.ts). */

/** Minimum of the closeness plus half the coverage. Below it, the chat admits that it doesn't know. */
export const minNearness = 0.92;
/** Minimum closeness if all matching words are common. */
export const minByCommonWords = 0.8;
export const commonWeight = 2.6;
/** Maximum weight of a missing word, relative to the heaviest matching one. */
export const maxMissing = 1.5;
/** Minimum lead over the next document. Not required if the closeness is at least `minExact`. */
export const minLead = 0.04;
export const minExact = 0.95;
/** Only a question's last sentences count, because people explain first and then ask. */
export const maxSentences = 8;
/** Minimum closeness of an offered question, or of a partial search result. */
export const minOffered = 0.25;
/** Maximum characters of an excerpt. */
export const shownLength = 360;

/** Minimum share of the query that a result covers, and minimum share of the best result's score. */
export const minCovered = 0.5;
export const minOfBest = 0.45;
export const maxShown = 20;

/** Longer texts are not questions. */
export const maxWords = 60;
/** Minimum word lengths for typos and for prefixes, then the maximum for both. */
export const forTypo = 5;
export const forPrefix = 3;
export const maxCharacters = 30;
/** Factors for matches by synonym or typo, in another phrasing, or in the text. */
export const bySynonym = 0.9;
export const byTypo = 0.85;
export const inOtherPhrasing = 0.6;
export const inText = 0.35;
/** Exponent of the question's matched share. The matched share of the title or `asks` entry gets 1 minus this. */
export const questionShare = 0.6;
