import { readFileSync } from "node:fs";
import path from "node:path";
import { findPlaceholders } from "./message.ts";
import { isNameForCode, isTypedText } from "./names-in-words.ts";
import { findId, type MessageNode, type WordsMap, type WordsNode, type WordsTree } from "./tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

/** Synonyms map to words on the language's pages, so English ones are useless there. */
const ownKeys = "search.searchWords.synonyms";

type Parts = ReadonlyMap<string, WordsNode>;

/** Rows are matched by `id` or `to`. Other lists stay English if their lengths differ. @throws WordsError */
export function standInEnglish(english: WordsTree, translated: WordsTree, folder: string) {
  const missing: string[] = [];
  /** Notes on texts that English no longer has, or whose value must equal the English one. */
  const notes: string[] = [];

  function useEnglish<Node extends WordsNode>(node: Node, place: SourceLocation, sentence: string): Node {
    missing.push(withPlace(place, sentence));
    return node;
  }

  function complete(wanted: WordsNode, found: WordsNode, keys: readonly string[]): WordsNode {
    const name = keys.slice(1).join(".");
    if (wanted.kind === "map" && found.kind === "map") {
      if (keys.join(".") === ownKeys) return found;
      return { ...found, entries: completeParts(wanted.entries, found.entries, [wanted, found], keys) };
    }
    if (wanted.kind === "list" && found.kind === "list") {
      const rows = [...wanted.items, ...found.items];
      if (isTypedText(keys) && rows.every(({ kind }) => kind === "message")) return found;
      const hasIds = rows.every((row) => findId(row) !== undefined);
      const counts = `${found.items.length} parts, not ${wanted.items.length}`;
      if (!hasIds && wanted.items.length !== found.items.length)
        return useEnglish(wanted, found.place, `“${name}” has ${counts} as in ${wanted.place.file}.`);
      const [wantedRows, foundRows] = [rowsByKey(wanted.items, hasIds), rowsByKey(found.items, hasIds)];
      return { ...found, items: [...completeParts(wantedRows, foundRows, [wanted, found], keys).values()] };
    }
    const changed = `“${name}” differs from ${formatLocation(wanted.place)}.`;
    if (wanted.kind === "message" && found.kind === "message") {
      comparePlaceholders(wanted, found, name);
      // A sample that a language words differently counts as translated.
      if (!isNameForCode(wanted.text, keys) || wanted.text === found.text || keys.at(-1) === "language") return found;
    } else if (wanted.kind !== "constant") return useEnglish(wanted, found.place, changed);
    if (found.kind !== "constant" || wanted.kind !== "constant" || wanted.value !== found.value)
      notes.push(withPlace(found.place, changed));
    return wanted;
  }

  function completeParts(
    wantedParts: Parts,
    foundParts: Parts,
    [wanted, found]: readonly [WordsNode, WordsNode],
    keys: readonly string[],
  ): Parts {
    const toName = (key: string) => [...keys.slice(1), key].join(".");
    for (const [key, { place }] of foundParts)
      if (!wantedParts.has(key)) notes.push(withPlace(place, `“${toName(key)}” is not in ${wanted.place.file}.`));
    const completed = Array.from(wantedParts, ([key, node]): [string, WordsNode] => {
      const part = foundParts.get(key);
      if (part) return [key, complete(node, part, [...keys, key])];
      if (node.kind === "message" && isNameForCode(node.text, [...keys, key])) return [key, node];
      const sentence = `“${toName(key)}” is missing; it is at ${formatLocation(node.place)}.`;
      return [key, useEnglish(node, found.place, sentence)];
    });
    return new Map(completed);
  }

  const tree: WordsTree = new Map(
    Array.from(english, ([name, words]): [string, WordsMap] => {
      const found = translated.get(name);
      if (found) return [name, complete(words, found, [name]) as WordsMap];
      const place = { file: `${folder}/${name}.yaml`, line: 1 };
      return [name, useEnglish(words, place, `is missing; ${words.place.file} has it.`)];
    }),
  );
  for (const [name, { place }] of translated)
    if (!english.has(name)) notes.push(withPlace({ ...place, line: 1 }, "English has no such file."));
  return { tree, missing, notes };
}

const formatLocation = ({ file, line }: SourceLocation): string => `${file}:${line}`;

const withPlace = (place: SourceLocation, sentence: string): string => `${formatLocation(place)}: ${sentence}`;

function rowsByKey(rows: readonly WordsNode[], hasIds: boolean): Parts {
  const byKey = new Map<string, WordsNode>();
  for (const [index, row] of rows.entries()) {
    const id = (hasIds && findId(row)) || String(index);
    // Answers in both profiles may share an id.
    let key = id;
    for (let count = 1; byKey.has(key); count += 1) key = `${id}.${count}`;
    byKey.set(key, row);
  }
  return byKey;
}

function comparePlaceholders(wanted: MessageNode, found: MessageNode, name: string): void {
  const needed = findPlaceholders(wanted.text, wanted.place);
  const written = findPlaceholders(found.text, found.place);
  const [missing] = needed.difference(written);
  if (missing) throw new WordsError(found.place, `“${name}” leaves out {${missing}}.`);
  const [added] = written.difference(needed);
  if (added)
    throw new WordsError(found.place, `“${name}” has {${added}}, but ${formatLocation(wanted.place)} doesn't.`);
}

/** Format of content/generated/<language>/stand-ins.json. */
export interface StandIns {
  readonly missing: readonly string[];
  readonly notes: readonly string[];
  readonly files: Readonly<Record<string, { readonly texts: number; readonly english: number }>>;
  /** The English texts as pages show them, except those that equal a translated text. */
  readonly shown: readonly string[];
}

export const readStandIns = (root: string, code: string): StandIns =>
  JSON.parse(readFileSync(path.join(root, "content", "generated", code, "stand-ins.json"), "utf8"));
