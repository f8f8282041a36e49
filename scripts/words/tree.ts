import { firstLanguage } from "../../content/language.ts";
import type { SourceLocation } from "./words-error.ts";

export type WordsNode =
  | { readonly kind: "map"; readonly place: SourceLocation; readonly entries: ReadonlyMap<string, WordsNode> }
  | { readonly kind: "list"; readonly place: SourceLocation; readonly items: readonly WordsNode[] }
  | { readonly kind: "constant"; readonly place: SourceLocation; readonly value: number | boolean | null }
  /** In ICU syntax (https://unicode-org.github.io/icu/userguide/format_parse/messages/), or verbatim. */
  | { readonly kind: "message"; readonly place: SourceLocation; readonly text: string; readonly isVerbatim?: true };

export type WordsMap = Extract<WordsNode, { kind: "map" }>;
export type MessageNode = Extract<WordsNode, { kind: "message" }>;

export type WordsTree = ReadonlyMap<string, WordsMap>;

/** In another language's tree, such a text is a fallback. */
export const isEnglishText = ({ file }: SourceLocation): boolean => file.startsWith(`content/words/${firstLanguage}/`);

export const getText = (node: WordsNode | undefined): string | undefined =>
  node?.kind === "message" ? node.text : undefined;

/** The `id` of a list's row, or else its address. */
export const findId = (row: WordsNode): string | undefined =>
  row.kind === "map" ? getText(row.entries.get("id") ?? row.entries.get("to")) : undefined;

/** A list's keys are its rows' ids. Undefined for an unknown key. */
export function findPart(node: WordsNode | undefined, [key, ...rest]: readonly string[]): WordsNode | undefined {
  if (key === undefined || node === undefined) return node;
  if (node.kind === "map") return findPart(node.entries.get(key), rest);
  const row = node.kind === "list" ? node.items.find((item) => findId(item) === key) : undefined;
  return row && findPart(row, rest);
}

export function listMessages(node: WordsNode, keys = ""): { keys: string; place: SourceLocation; text: string }[] {
  if (node.kind === "message") return [{ keys, place: node.place, text: node.text }];
  if (node.kind === "constant") return [];
  const parts: readonly (readonly [string | number, WordsNode])[] =
    node.kind === "map" ? [...node.entries] : node.items.map((item, index) => [index, item]);
  return parts.flatMap(([key, part]) => listMessages(part, keys === "" ? String(key) : `${keys}.${key}`));
}

/** Returns a map's texts, numbers and booleans by key, with null for a nested value. */
export const toValues = ({ entries }: WordsMap): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    Array.from(entries, ([key, part]) => [key, part.kind === "constant" ? part.value : (getText(part) ?? null)]),
  );
