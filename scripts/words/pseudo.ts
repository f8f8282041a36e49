import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { ArticlePart } from "../../content/article-types.ts";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { parseMessage } from "./message.ts";
import { isName } from "./names-in-words.ts";
import type { WordsMap, WordsNode, WordsTree } from "./tree.ts";

export type PseudoKind = "left-to-right" | "right-to-left";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** Translations from English are up to 40 % longer (https://www.w3.org/International/articles/article-text-size). */
const growth = 0.4;
const padding = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Right-to-left override, and its end: letters run as Arabic ones do (https://www.unicode.org/reports/tr9/). */
const [override, pop] = ["\u202e", "\u202c"];

/** A shown text without accents and brackets does not come from the words. */
export function pseudoTree(tree: WordsTree, kind: PseudoKind): WordsTree {
  return new Map(Array.from(tree, ([name, words]) => [name, pseudoNode(words, [name], kind) as WordsMap]));
}

function pseudoNode(node: WordsNode, keys: readonly string[], kind: PseudoKind): WordsNode {
  if (node.kind === "map") {
    const isCode = partText(node.entries.get("kind")) === "code";
    const entries = Array.from(
      node.entries,
      ([key, part]) => [key, isCode && key === "text" ? part : pseudoNode(part, [...keys, key], kind)] as const,
    );
    return { ...node, entries: new Map(entries) };
  }
  if (node.kind === "list") return { ...node, items: node.items.map((item) => pseudoNode(item, keys, kind)) };
  if (node.kind !== "message" || node.isVerbatim || isName(node.text, keys)) return node;
  return { ...node, text: pseudoMessage(node.text, kind) };
}

const partText = (node: WordsNode | undefined): string | null => (node?.kind === "message" ? node.text : null);

/** ICU syntax; placeholders and markup stay. */
export function pseudoMessage(text: string, kind: PseudoKind): string {
  const elements = parseMessage(text, { file: "pseudo", line: 1 });
  const letters = countLetters(elements);
  // The brackets come with the text that this one repeats.
  if (letters === 0) return text;
  const [, before = "", after = ""] = /^(\s*).*?(\s*)$/s.exec(text) ?? [];
  const words = padding.filter((_, index) => padding.slice(0, index + 1).join(" ").length <= letters * growth);
  const end = words.length === 0 ? "" : ` ${written(words.join(" "), kind)}`;
  const changed = printAST(elements.map((element) => pseudoElement(element, kind)));
  return `${before}[${changed.trim()}${end}]${after}`;
}

function countLetters(elements: readonly MessageFormatElement[]): number {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replaceAll(/[^a-z]/gi, "").length;
      if (!("options" in element)) return 0;
      return Math.max(...Object.values(element.options).map(({ value }) => countLetters(value)));
    })
    .reduce((sum, count) => sum + count, 0);
}

function pseudoElement(element: MessageFormatElement, kind: PseudoKind): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: written(element.value, kind) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map((part) => pseudoElement(part, kind)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

export interface WrittenEntry {
  readonly title: string;
  readonly description?: string;
  readonly author?: string;
  readonly contents?: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly ArticlePart[];
}

export function pseudoArticle<Entry extends WrittenEntry>(entry: Entry, kind: PseudoKind): Entry {
  const bracketed = (text: string) => `[${written(text, kind)}]`;
  return {
    ...entry,
    title: bracketed(entry.title),
    ...(entry.description !== undefined && { description: bracketed(entry.description) }),
    ...(entry.author !== undefined && { author: bracketed(entry.author) }),
    ...(entry.contents && { contents: entry.contents.map(({ id, title }) => ({ id, title: written(title, kind) })) }),
    parts: entry.parts.map((part) =>
      "html" in part
        ? { html: written(part.html, kind) }
        : { ...part, alt: bracketed(part.alt), caption: bracketed(part.caption) },
    ),
  };
}

/** No translator changes markup, addresses and email addresses. */
const untouched = /(<[^<>]+>|&#?\w+;|https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]*\w)/;

function written(text: string, kind: PseudoKind): string {
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : ofLetters(part, kind)))
    .join("");
}

function ofLetters(text: string, kind: PseudoKind): string {
  const changed = [...text].map((letter) => accents.get(letter) ?? letter).join("");
  return kind === "left-to-right" ? changed : changed.replaceAll(/\p{L}+/gu, `${override}$&${pop}`);
}
