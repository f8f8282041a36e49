/** Characters that reorder text. The direction marks that Arabic and Hebrew texts need are not among them. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;
const unprintable = /[^\P{Cc}\t\n\r]/gu;

/** Replaces characters that hide or reorder other text with U+FFFD. */
export function visible(text: string): string {
  return text.replaceAll(reordering, "\ufffd").replaceAll(unprintable, "\ufffd");
}
