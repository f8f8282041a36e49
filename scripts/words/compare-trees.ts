import { placeholdersOf } from "./message.ts";
import type { WordsNode, WordsTree } from "./tree.ts";
import { WordsError } from "./words-error.ts";

/**
 * Compares the tree of one language with the reference: they must have the same files, keys, numbers and placeholders.
 * @param folder of the compared tree
 * @throws WordsError for the first difference
 */
export function compareTrees(first: WordsTree, other: WordsTree, folder: string): void {
  for (const [name, words] of first) {
    const found = other.get(name);
    if (!found)
      throw new WordsError({ file: `${folder}/${name}.yaml`, line: 1 }, `is missing; ${words.place.file} has it.`);
    compareNodes(words, found, []);
  }
  for (const [name, { place }] of other) {
    if (!first.has(name)) throw new WordsError(place, "no other language has this file.");
  }
}

function compareNodes(first: WordsNode, other: WordsNode, keys: readonly string[]): void {
  const name = keys.join(".");
  if (first.kind === "map" && other.kind === "map") {
    for (const [key, node] of first.entries) {
      const found = other.entries.get(key);
      if (!found)
        throw new WordsError(
          other.place,
          `“${[...keys, key].join(".")}” is missing; it is at ${node.place.file}:${node.place.line}.`,
        );
      compareNodes(node, found, [...keys, key]);
    }
    for (const [key, { place }] of other.entries) {
      if (!first.entries.has(key))
        throw new WordsError(place, `“${[...keys, key].join(".")}” is not in ${first.place.file}.`);
    }
  } else if (first.kind === "list" && other.kind === "list") {
    if (first.items.length !== other.items.length) {
      throw new WordsError(
        other.place,
        `“${name}” has ${other.items.length} parts, not ${first.items.length} as in ${first.place.file}.`,
      );
    }
    for (const [index, item] of other.items.entries())
      compareNodes(first.items[index] as WordsNode, item, [...keys, String(index)]);
  } else if (first.kind === "message" && other.kind === "message") {
    comparePlaceholders(first, other, name);
  } else if (first.kind !== "constant" || other.kind !== "constant" || first.value !== other.value) {
    throw new WordsError(other.place, `“${name}” is not what ${first.place.file}:${first.place.line} says.`);
  }
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
