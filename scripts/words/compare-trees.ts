import { placeholdersOf } from "./message.ts";
import { isNameForCode, isReadByProgram } from "./names-in-words.ts";
import { messagesOf, type WordsMap, type WordsNode, type WordsTree } from "./tree.ts";
import { WordsError } from "./words-error.ts";

/** Synonyms are found by the words that the pages of the language have. */
const ownKeys = "search.searchWords.synonyms";

/** The words of a language with those of the reference where it has none. */
interface ComparedTree {
  readonly tree: WordsTree;
  /** What the language lacks, a sentence each. */
  readonly missing: readonly WordsError[];
  /** Texts that stand in, among all. */
  readonly filled: number;
}

/**
 * Compares the tree of one language with the reference: what both have must have the same keys, numbers, names for the code and
 * placeholders, and nothing more.
 * @param folder of the compared tree
 * @throws WordsError for the first such difference
 */
export function compareTrees(first: WordsTree, other: WordsTree, folder: string): ComparedTree {
  const missing: WordsError[] = [];
  let filled = 0;
  const fill = <Node extends WordsNode>(node: Node, error: WordsError): Node => {
    missing.push(error);
    filled += messagesOf(node).length;
    return node;
  };

  function compare(one: WordsNode, found: WordsNode, keys: readonly string[]): WordsNode {
    const name = keys.slice(1).join(".");
    if (one.kind === "map" && found.kind === "map") {
      if (keys.join(".") === ownKeys) return found;
      for (const [key, { place }] of found.entries) {
        if (!one.entries.has(key))
          throw new WordsError(place, `“${[...keys.slice(1), key].join(".")}” is not in ${one.place.file}.`);
      }
      const entries = Array.from(one.entries, ([key, node]): [string, WordsNode] => {
        const part = found.entries.get(key);
        if (part) return [key, compare(node, part, [...keys, key])];
        const { file, line } = node.place;
        const sentence = `“${[...keys.slice(1), key].join(".")}” is missing; it is at ${file}:${line}.`;
        return [key, fill(node, new WordsError(found.place, sentence))];
      });
      return { ...found, entries: new Map(entries) };
    }
    if (one.kind === "list" && found.kind === "list") {
      const sentence = `“${name}” has ${found.items.length} parts, not ${one.items.length} as in ${one.place.file}.`;
      // What people type is a list of its own in every language.
      if (isReadByProgram(keys) && [...one.items, ...found.items].every(({ kind }) => kind === "message")) return found;
      if (one.items.length !== found.items.length) return fill(one, new WordsError(found.place, sentence));
      const items = found.items.map((item, index) =>
        compare(one.items[index] as WordsNode, item, [...keys, String(index)]),
      );
      return { ...found, items };
    }
    if (one.kind === "message" && found.kind === "message") {
      comparePlaceholders(one, found, name);
      const ofCode = keys.filter((key) => !/^\d+$/.test(key));
      // A sample that another language has in words of its own is in that language.
      const isSame = one.text === found.text || keys.at(-1) === "language";
      if (!isNameForCode(one.text, ofCode) || isSame) return found;
    } else if (one.kind === "constant" && found.kind === "constant" && one.value === found.value) return found;
    throw new WordsError(found.place, `“${name}” is not what ${one.place.file}:${one.place.line} says.`);
  }

  const tree = [...first].map(([name, words]): [string, WordsMap] => {
    const found = other.get(name);
    if (found) return [name, compare(words, found, [name]) as WordsMap];
    const error = new WordsError(
      { file: `${folder}/${name}.yaml`, line: 1 },
      `is missing; ${words.place.file} has it.`,
    );
    return [name, fill(words, error)];
  });
  for (const [name, { place }] of other) {
    if (!first.has(name)) throw new WordsError(place, "no other language has this file.");
  }
  return { tree: new Map(tree), missing, filled };
}

type MessageNode = Extract<WordsNode, { kind: "message" }>;

function comparePlaceholders(first: MessageNode, other: MessageNode, name: string): void {
  const [wanted, found] = [first, other].map(({ text, place }) => placeholdersOf(text, place)) as [
    Set<string>,
    Set<string>,
  ];
  const [missing] = wanted.difference(found);
  if (missing) throw new WordsError(other.place, `“${name}” leaves out {${missing}}.`);
  const [added] = found.difference(wanted);
  if (added)
    throw new WordsError(
      other.place,
      `“${name}” has {${added}}, which ${first.place.file}:${first.place.line} has not.`,
    );
}
