import { type Note, plainName, type SheetWords } from "#app/ui/channels/note.ts";
import { lineKinds, plainLine } from "#content/generated/line-kinds.ts";

/** A visitor's own line, with nothing of a sample around it: its picture, action and answers follow from its words. */
export function ownNote(line: string, { own }: Pick<SheetWords, "own">): Note {
  const { mark, action, customer, shop } = lineKind(line);
  return { ...own, handle: plainName(own.sender), message: line, scene: null, mark, action, customer, shop };
}

/** What a line is about, by its whole words. */
export function lineKind(line: string): (typeof lineKinds)[number] | typeof plainLine {
  const text = ` ${line
    .toLowerCase()
    .replaceAll("%", " % ")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")} `;
  const isAbout = (kind: { readonly words: readonly string[] }) =>
    kind.words.some((word) => text.includes(` ${word} `));
  return (!isAbout(plainLine) && lineKinds.find(isAbout)) || plainLine;
}
