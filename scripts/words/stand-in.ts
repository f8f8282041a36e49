import { readFileSync } from "node:fs";
import path from "node:path";
import { placeholdersOf } from "./message.ts";
import { isNameForCode, isReadByProgram } from "./names-in-words.ts";
import { type MessageNode, type WordsMap, type WordsNode, type WordsTree } from "./tree.ts";
import { WordsError } from "./words-error.ts";

/** Synonyms lead to words on the language's own pages. */
const ownKeys = "search.searchWords.synonyms";

interface CompletedTree {
  readonly tree: WordsTree;
  readonly missing: readonly WordsError[];
  /** Texts that English no longer has, or has another value of. */
  readonly notes: readonly WordsError[];
}

/**
 * Shape, numbers and names for the code come from English, each text from the language if it is there. Rows of a list
 * are matched by their `id` or `to`; other lists of different lengths are English as a whole.
 * @param folder of the language
 * @throws WordsError for a text whose placeholders are not those of the English one
 */
export function standInEnglish(english: WordsTree, translated: WordsTree, folder: string): CompletedTree {
  const missing: WordsError[] = [];
  const notes: WordsError[] = [];

  function fill<Node extends WordsNode>(node: Node, error: WordsError): Node {
    missing.push(error);
    return node;
  }

  function complete(wanted: WordsNode, found: WordsNode, keys: readonly string[]): WordsNode {
    const name = keys.slice(1).join(".");
    if (wanted.kind === "map" && found.kind === "map") {
      if (keys.join(".") === ownKeys) return found;
      return { ...found, entries: completeParts(wanted, wanted.entries, found, found.entries, keys) };
    }
    if (wanted.kind === "list" && found.kind === "list") {
      // Texts that people type are a list of its own in every language.
      if (isReadByProgram(keys) && [...wanted.items, ...found.items].every(({ kind }) => kind === "message"))
        return found;
      const [rows, translatedRows] = [rowsById(wanted.items), rowsById(found.items)];
      const hasIds = rows !== null && translatedRows !== null;
      const sentence = `“${name}” has ${found.items.length} parts, not ${wanted.items.length} as in ${wanted.place.file}.`;
      if (!hasIds && wanted.items.length !== found.items.length)
        return fill(wanted, new WordsError(found.place, sentence));
      const items = hasIds
        ? completeParts(wanted, rows, found, translatedRows, keys)
        : completeParts(wanted, byIndex(wanted.items), found, byIndex(found.items), keys);
      return { ...found, items: [...items.values()] };
    }
    const changed = new WordsError(
      found.place,
      `“${name}” is not what ${wanted.place.file}:${wanted.place.line} says.`,
    );
    if (wanted.kind === "message" && found.kind === "message") {
      comparePlaceholders(wanted, found, name);
      // A sample that another language has in words of its own is in that language.
      if (!isNameForCode(wanted.text, keys) || wanted.text === found.text || keys.at(-1) === "language") return found;
      notes.push(changed);
      return wanted;
    }
    if (wanted.kind !== "constant") return fill(wanted, changed);
    if (found.kind !== "constant" || wanted.value !== found.value) notes.push(changed);
    return wanted;
  }

  function completeParts(
    { place }: WordsNode,
    wantedParts: Parts,
    found: WordsNode,
    foundParts: Parts,
    keys: readonly string[],
  ): Parts {
    const nameOf = (key: string) => [...keys.slice(1), key].join(".");
    for (const [key, part] of foundParts)
      if (!wantedParts.has(key)) notes.push(new WordsError(part.place, `“${nameOf(key)}” is not in ${place.file}.`));
    const completed = Array.from(wantedParts, ([key, node]): [string, WordsNode] => {
      const part = foundParts.get(key);
      if (part) return [key, complete(node, part, [...keys, key])];
      const { file, line } = node.place;
      return [key, fill(node, new WordsError(found.place, `“${nameOf(key)}” is missing; it is at ${file}:${line}.`))];
    });
    return new Map(completed);
  }

  const tree = [...english].map(([name, words]): [string, WordsMap] => {
    const found = translated.get(name);
    if (found) return [name, complete(words, found, [name]) as WordsMap];
    const place = { file: `${folder}/${name}.yaml`, line: 1 };
    return [name, fill(words, new WordsError(place, `is missing; ${words.place.file} has it.`))];
  });
  for (const [name, { place }] of translated)
    if (!english.has(name)) notes.push(new WordsError(place, "English has no such file."));
  return { tree: new Map(tree), missing, notes };
}

type Parts = ReadonlyMap<string, WordsNode>;

const byIndex = (items: readonly WordsNode[]): Parts => new Map(items.map((item, index) => [String(index), item]));

/** Null for a list whose rows have no ids. */
function rowsById(rows: readonly WordsNode[]): Parts | null {
  const found = new Map<string, WordsNode>();
  for (const row of rows) {
    const id = row.kind === "map" ? (row.entries.get("id") ?? row.entries.get("to")) : undefined;
    if (id?.kind !== "message") return null;
    // Answers for the two profiles share an id.
    let key = id.text;
    for (let count = 1; found.has(key); count += 1) key = `${id.text}.${count}`;
    found.set(key, row);
  }
  return found;
}

function comparePlaceholders(wanted: MessageNode, found: MessageNode, name: string): void {
  const needed = placeholdersOf(wanted.text, wanted.place);
  const written = placeholdersOf(found.text, found.place);
  const [missing] = needed.difference(written);
  if (missing) throw new WordsError(found.place, `“${name}” leaves out {${missing}}.`);
  const [added] = written.difference(needed);
  if (added)
    throw new WordsError(
      found.place,
      `“${name}” has {${added}}, which ${wanted.place.file}:${wanted.place.line} has not.`,
    );
}

/** content/generated/<language>/stand-ins.json. */
export interface StandIns {
  /** A sentence each with file and line. */
  readonly missing: readonly string[];
  readonly notes: readonly string[];
  /** Per file of words. */
  readonly files: Readonly<Record<string, { readonly texts: number; readonly english: number }>>;
  /** As pages show them, without those that equal a text of the language. */
  readonly shown: readonly string[];
}

export const readStandIns = (root: string, code: string): StandIns =>
  JSON.parse(readFileSync(path.join(root, "content", "generated", code, "stand-ins.json"), "utf8"));
