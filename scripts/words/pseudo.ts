import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { parseMessage } from "./message.ts";
import { isNameForCode, isTypedText } from "./names-in-words.ts";
import { getText, type WordsMap, type WordsNode, type WordsTree } from "./tree.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** Translations from English are up to 40 % longer (https://www.w3.org/International/articles/article-text-size). */
const growth = 0.4;
const padding = " one two three four five six seven eight nine ten ";

/** Visible text without accents and brackets does not come from the words files. */
export function pseudoTree(tree: WordsTree): WordsTree {
  return new Map(Array.from(tree, ([name, words]) => [name, pseudoNode(words, [name]) as WordsMap]));
}

function pseudoNode(node: WordsNode, keys: readonly string[]): WordsNode {
  if (node.kind === "map") {
    const isCode = getText(node.entries.get("kind")) === "code";
    const entries = Array.from(
      node.entries,
      ([key, part]) => [key, isCode && key === "text" ? part : pseudoNode(part, [...keys, key])] as const,
    );
    return { ...node, entries: new Map(entries) };
  }
  if (node.kind === "list") return { ...node, items: node.items.map((item) => pseudoNode(item, keys)) };
  if (node.kind === "constant" || node.isVerbatim || isNameForCode(node.text, keys) || isTypedText(keys)) return node;
  return { ...node, text: pseudoMessage(node.text) };
}

/** Keeps placeholders and markup. @param text in ICU syntax */
export function pseudoMessage(text: string): string {
  const elements = parseMessage(text, { file: "pseudo", line: 1 });
  const letters = countLetters(elements);
  // A text with only placeholders needs no brackets, because the values have them.
  if (letters === 0) return text;
  const [, before = "", after = ""] = /^(\s*).*?(\s*)$/s.exec(text) ?? [];
  const changed = printAST(elements.map((element) => pseudoElement(element)));
  const end = padding.slice(0, letters * growth + 2).replace(/ \w*$/, "");
  return `${before}[${changed.trim()}${pseudoText(end)}]${after}`;
}

function countLetters(elements: readonly MessageFormatElement[]): number {
  const counts = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value.replaceAll(/[^a-z]/gi, "").length;
    return "options" in element
      ? Math.max(...Object.values(element.options).map(({ value }) => countLetters(value)))
      : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map((part) => pseudoElement(part)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

const articleTexts = ["title", "description", "author", "html", "alt", "caption"];

/** @param entries generated articles or changelog, as JSON */
export const pseudoArticles = (entries: string): unknown =>
  JSON.parse(entries, (key, value) => (articleTexts.includes(key) ? pseudoText(value) : value));

/** Translators don't change markup, URLs and email addresses. */
const untouched = /(<[^<>]+>|&#?\w+;|https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.-]*\w)/;

const pseudoText = (text: string): string =>
  text
    .split(untouched)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter),
    )
    .join("");
