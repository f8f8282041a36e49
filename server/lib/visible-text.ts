/** Excludes the direction marks used in Arabic and Hebrew text. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;
const unprintable = /[^\P{Cc}\t\n\r]/gu;

/** U+FFFD replaces each character that would hide or reorder other text. */
export function visible(text: string): string {
  return text.replaceAll(reordering, "\ufffd").replaceAll(unprintable, "\ufffd");
}
