/** A message as a letter sets it: the first line or sentence above, the rest below. */
export interface Note {
  readonly headline: string;
  readonly body: string;
}

/** Longer than this, a first sentence is no headline any more. */
const longestHeadline = 70;

/** Splits a message after its first line or sentence; a long first sentence stays in the body. */
export function splitNote(message: string): Note {
  const text = message.trim();
  const [, first = "", rest = ""] = /^(.+?[.!?…](?=\s)|[^\n]+)\s*([\s\S]*)$/.exec(text) ?? [];
  const sentence = first.includes("\n") ? "" : first;
  if (sentence === "" || sentence.length > longestHeadline) return { headline: "", body: text };
  return { headline: sentence.replace(/\.$/, ""), body: rest };
}
