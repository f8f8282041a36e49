import { ownLine } from "#words/own-line.ts";

export { ownLine };

/** In graphemes: an emoji or an accented letter is one. */
export const maxCharacters = 90;

/** On the home page and /demo, in UTF-16 units, because a grapheme may have any number of combining marks. */
export const maxTextLength = 1_500;
