import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type ScalarTag,
} from "yaml";
import { parseBlocks, parseInlines } from "./markdown.ts";
import { readContent, refuseHidden } from "./read-content.ts";
import type { WordsMap, WordsNode, WordsTree } from "./tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

export const wordsTags: ScalarTag[] = ["!markdown", "!inline", "!verbatim"].map((tag) => ({
  tag,
  resolve: (text) => text,
}));

/** @param folder such as "content/words/en" @throws WordsError */
export function readTree(root: string, folder: string): WordsTree {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  return new Map(
    files.map((file) => {
      const name = file.replaceAll(path.sep, "/");
      const place = path.posix.join(folder, name);
      return [name.replace(/\.yaml$/, ""), readWords(readContent(root, place), place)];
    }),
  );
}

/** English-only source folders, by folder in content/generated/. */
const folders = { records: "content/records", desk: "desk/words" };

export function readUntranslated(root: string): WordsTree {
  const there = Object.entries(folders).filter(([, folder]) => existsSync(path.join(root, folder)));
  return new Map(
    there.flatMap(([name, folder]) => [...readTree(root, folder)].map(([file, words]) => [`${name}/${file}`, words])),
  );
}

export function readWords(text: string, file: string): WordsMap {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter: lines, customTags: wordsTags, prettyErrors: false });
  const getPlace = (offset = 0): SourceLocation => ({ file, line: lines.linePos(offset).line });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new WordsError(getPlace(problem.pos[0]), `this is not YAML: ${problem.message}`);
  const node = document.contents ? convert(document.contents, getPlace) : undefined;
  if (node?.kind !== "map") throw new WordsError(getPlace(), "a words file must begin with a key.");
  return node;
}

function convert(node: Node, locate: (offset?: number) => SourceLocation): WordsNode {
  const place = locate(node.range?.[0]);
  if (isMap(node)) {
    const entries = node.items.map((pair: Pair) => {
      const key = isScalar(pair.key) ? String(pair.key.value) : "";
      if (pair.value === null)
        throw new WordsError(locate(isScalar(pair.key) ? pair.key.range?.[0] : 0), `“${key}” is empty.`);
      const part = convert(pair.value as Node, locate);
      if (/^(?:title|heading)$/.test(key) && part.kind === "message" && !isVisible(part.text))
        throw new WordsError(part.place, `“${key}” is empty.`);
      return [key, part] as const;
    });
    return { kind: "map", place, entries: new Map(entries) };
  }
  if (isSeq(node)) {
    // A list may mix Markdown blocks with other blocks.
    const items = node.items.flatMap((item) =>
      isScalar(item) && item.tag === "!markdown"
        ? parseBlocks(String(item.value), locate(item.range?.[0]))
        : [convert(item as Node, locate)],
    );
    return { kind: "list", place, items };
  }
  if (isAlias(node) || !isScalar(node))
    throw new WordsError(place, "YAML aliases are not supported: write the text out.");
  // In YAML, " #" ends an unquoted text and starts a comment.
  if (node.type === "PLAIN" && typeof node.value === "string" && node.comment)
    throw new WordsError(place, `put a text with “ #” in quotation marks, or YAML ends it there: ${node.value}`);
  if (typeof node.value === "string") refuseHidden(node.value, place);
  return scalar(node.value, node.tag, place);
}

/** Blanks and zero-width characters are invisible. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

function quoted(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}]+/g, "'$&'");
}

function scalar(value: unknown, tag: string | undefined, place: SourceLocation): WordsNode {
  if (tag === "!markdown") return { kind: "list", place, items: parseBlocks(String(value), place) };
  if (tag === "!inline") return { kind: "list", place, items: parseInlines(String(value), place) };
  if (tag === "!verbatim") return { kind: "message", place, text: quoted(String(value)), isVerbatim: true };
  if (typeof value === "string") return { kind: "message", place, text: value };
  if (typeof value === "number" || typeof value === "boolean" || value === null)
    return { kind: "constant", place, value };
  throw new WordsError(place, "a value must be a text, a number, true, false or null.");
}
