import { ownLine } from "#words/own-line.ts";

export { ownLine };

/** Graphemes: an emoji or an accented letter is one. */
export const maxCharacters = 90;

/** UTF-16 units, on the home page and /demo. A grapheme may have any number of combining marks, so they need a limit too. */
export const maxTextLength = 1_500;
