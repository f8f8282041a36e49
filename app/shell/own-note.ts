import { type Note, plainName, type ChannelPreviewWords } from "#app/ui/channels/note.ts";
import type { lineKinds, plainLine } from "#words/line-kinds.ts";

/** The demo inlines this table, but the home page loads it with a script to save bytes. */
export interface LineKinds {
  readonly lineKinds: typeof lineKinds;
  readonly plainLine: typeof plainLine;
}

export function ownNote(line: string, { own }: Pick<ChannelPreviewWords, "own">, kinds: LineKinds): Note {
  const { mark, action, customer, shop } = lineKind(line, kinds);
  return { ...own, handle: plainName(own.sender), message: line, scene: null, mark, action, customer, shop };
}

/** Arabic is mostly typed without vowel marks and hamza, and marks must not split words. */
const withoutMarks = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "");

export function lineKind(
  line: string,
  { lineKinds, plainLine }: LineKinds,
): LineKinds["lineKinds"][number] | LineKinds["plainLine"] {
  const text = ` ${withoutMarks(line.toLowerCase())
    .replace(/[%٪]/g, " % ")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")} `;
  const isAbout = (kind: { readonly words: readonly string[] }) =>
    kind.words.some((word) => text.includes(` ${withoutMarks(word)} `));
  return (!isAbout(plainLine) && lineKinds.find(isAbout)) || plainLine;
}
