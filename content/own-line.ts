import { ownLine } from "#words/own-line.ts";

export { ownLine };

/** Length of the visitor's own line in characters as a reader counts them: an emoji or a letter with its accents is one. */
export const maxCharacters = 90;

/** Length of the whole text, at home and on /demo, in UTF-16 units, since one character may carry any number of marks. */
export const maxTextLength = 1_500;
