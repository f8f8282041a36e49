import { ownLine } from "#words/own-line.ts";

export { ownLine };

/** In graphemes: an emoji or a letter with its accents is one. */
export const maxCharacters = 90;

/** On the home page and /demo, in UTF-16 units, because one character may carry any number of marks. */
export const maxTextLength = 1_500;
