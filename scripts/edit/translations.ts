import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { firstLanguage } from "#content/language.ts";
import { isNameForCode } from "../words/names-in-words.ts";
import { readContent, refuseHidden } from "../words/read-content.ts";
import { wordsTags } from "../words/read-tree.ts";
import { type EditedText, readTexts, readSteps, writeTexts } from "./texts.ts";

/** `value` is empty if the language lacks the text. */
export interface TranslatedText extends EditedText {
  readonly english: string;
}

function readFile(root: string, code: string, file: string): string {
  const place = path.posix.join("content", "words", code, file);
  return existsSync(path.join(root, place)) ? readContent(root, place) : "";
}

/** Pairs the file's English texts with their translations. Notes combine both languages' comments. */
export function translatedTexts(root: string, code: string, file: string): TranslatedText[] {
  const translations = new Map(readTexts(readFile(root, code, file)).map((text) => [text.name, text]));
  return readTexts(readFile(root, firstLanguage, file))
    .filter(({ keys, value }) => !isNameForCode(value, [file.replace(/\.yaml$/, ""), ...keys.split(".")]))
    .map((english) => ({
      ...english,
      english: english.value,
      value: translations.get(english.name)?.value ?? "",
      note: [english.note, translations.get(english.name)?.note].filter(Boolean).join(" · "),
    }));
}

/** An emptied text keeps its old value. @param typed texts by English key */
export function saveTranslation(root: string, code: string, file: string, typed: ReadonlyMap<string, string>): void {
  const source = readFile(root, code, file);
  const present = new Map(readTexts(source).map(({ name, keys }) => [name, keys]));
  const changes = new Map<string, string>();
  const added: [names: readonly string[], value: string][] = [];
  for (const { keys, name, line, value: before } of translatedTexts(root, code, file)) {
    const value = (typed.get(keys) ?? "").replaceAll("\r\n", "\n").trim();
    if (value === "" || value === before.trim()) continue;
    refuseHidden(value, { file, line });
    const place = present.get(name);
    if (place === undefined) added.push([name.split("."), value]);
    else changes.set(place, value);
  }
  // Allows lost placeholders, because English may have dropped them. The build compares both languages.
  let written = writeTexts(source, changes, () => undefined);
  if (added.length > 0) written = addTexts(written, readFile(root, firstLanguage, file), added);
  if (written === source) return;
  const target = path.join(root, "content", "words", code, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, written);
}

/** Inserts each text at the same position as in the English file. A list whose rows have no ids is copied entirely. */
function addTexts(
  source: string,
  english: string,
  texts: readonly (readonly [names: readonly string[], value: string])[],
): string {
  const [document, original]: [Document, Document] = [
    parseDocument(source, { customTags: wordsTags }),
    parseDocument(english, { customTags: wordsTags }),
  ];
  document.contents ??= document.createNode({});
  for (const [names, value] of texts) add(document.contents, original.contents, names, value);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function add(node: unknown, english: unknown, [name = "", ...rest]: readonly string[], value: string): void {
  if (isMap(node) && isMap(english)) {
    const part = english.get(name, true);
    if (!node.has(name)) node.set(name, emptied(part));
    if (rest.length > 0) return add(node.get(name, true), part, rest, value);
    const scalar = node.get(name, true);
    if (isScalar(scalar)) scalar.value = value;
  } else if (isSeq(node) && isSeq(english)) {
    const part = english.items[readSteps(english).indexOf(name)];
    let index = readSteps(node).indexOf(name);
    if (index < 0) index = node.items.push(emptied(part)) - 1;
    const item = node.items[index];
    if (rest.length > 0) add(item, part, rest, value);
    else if (isScalar(item)) item.value = value;
  }
}

function emptied(node: unknown): unknown {
  const copy = isMap(node) || isSeq(node) || isScalar(node) ? node.clone() : node;
  if (isMap(copy)) copy.items = copy.items.filter(({ key }) => isScalar(key) && key.value === "id");
  if (isSeq(copy) && copy.items.every((item) => isMap(item) && item.has("id"))) copy.items = [];
  return copy;
}
