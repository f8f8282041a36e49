import { ownLine } from "#words/own-line.ts";

export { ownLine };

/** In graphemes, so an emoji or an accented letter counts as one. */
export const maxCharacters = 90;

/** In UTF-16 code units, on the home page and /demo. Also limits combining marks, of which a grapheme may have any number. */
export const maxTextLength = 1_500;
