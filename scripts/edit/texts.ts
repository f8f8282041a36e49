import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
  visit,
  type YAMLSeq,
} from "yaml";
import { refuseHidden } from "../words/read-content.ts";
import { wordsTags } from "../words/read-tree.ts";
import { WordsError } from "../words/words-error.ts";

export interface EditedText {
  readonly keys: string;
  /** Like `keys`, but with a row's `id`, because its index changes when rows are inserted. */
  readonly name: string;
  readonly line: number;
  readonly value: string;
  readonly kind: "plain" | "markdown" | "inline" | "verbatim";
  readonly note: string;
}

interface Found extends EditedText {
  readonly node: Scalar<string>;
  /** Columns before the key or dash. */
  readonly indent: number;
  readonly isInFlow: boolean;
}

/** Its message is for the author, and is shown next to the field. */
export class FieldError extends Error {
  readonly field: string;

  constructor(field: string, sentence: string) {
    super(sentence);
    this.field = field;
  }
}

/** @param refuse throws for an invalid value; by default, for one that loses a placeholder */
export function writeTexts(before: string, changes: ReadonlyMap<string, string>, refuse = refuseLosses): string {
  const source = before.replaceAll("\r\n", "\n");
  const texts = readTexts(source);
  const changed = texts.filter(({ keys, value }) => (changes.get(keys) ?? value) !== value);
  let written = source;
  for (const text of changed.toReversed()) {
    const value = (changes.get(text.keys) ?? "").replaceAll("\r\n", "\n").trim();
    refuse(text, value);
    const [start = 0, end = 0] = text.node.range ?? [];
    written = written.slice(0, start) + toScalar(value, text, written.slice(start, end)) + written.slice(end);
  }
  const wanted = texts.map(({ keys, value }) => (changes.get(keys) ?? value).replaceAll("\r\n", "\n").trim());
  const read = readTexts(written).map(({ value }) => value.trim());
  if (JSON.stringify(read) !== JSON.stringify(wanted))
    throw new Error("This text can’t be written into the file. Nothing was saved.");
  return withLineEnds(before, written);
}

export const findPlaceholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name))].toSorted();

function refuseLosses({ keys, value: before, kind }: EditedText, value: string): void {
  const refusal = (sentence: string) => new FieldError(keys, `This text ${sentence}`);
  if (value === "") throw refusal("can’t be empty.");
  if (kind !== "markdown" && !before.trim().includes("\n") && value.includes("\n"))
    throw refusal("must be one paragraph: remove the line breaks.");
  try {
    refuseHidden(value, { file: "", line: 0 });
  } catch (error) {
    throw error instanceof WordsError ? refusal(`can’t be saved: ${error.sentence}`) : error;
  }
  if (kind === "verbatim") return;
  const [had, has] = [findPlaceholders(before), findPlaceholders(value)];
  const lost = had.filter((name) => !has.includes(name));
  const added = has.filter((name) => !had.includes(name));
  if (lost.length > 0)
    throw refusal(`needs ${lost.map((name) => `{${name}}`).join(" and ")}, which the site fills in.`);
  if (added.length > 0) throw refusal(`has the unknown placeholder {${added[0]}}.`);
}

export function readTexts(source: string): Found[] {
  const lines = new LineCounter();
  const document: Document = parseDocument(source, {
    lineCounter: lines,
    customTags: wordsTags,
    keepSourceTokens: true,
  });
  if (document.errors[0]) throw document.errors[0];
  const found: Found[] = [];
  const getColumn = ({ range }: Node): number => lines.linePos(range?.[0] ?? 0).col - 1;
  visit(document, {
    Scalar(role, node, ancestors) {
      if (role === "key" || typeof node.value !== "string") return;
      const steps = ancestors.flatMap((above, index) => {
        if (isPair(above)) return [{ key: String(above.key), name: String(above.key) }];
        if (!isSeq(above)) return [];
        const at = above.items.indexOf(ancestors[index + 1] ?? node);
        return [{ key: String(at), name: readSteps(above)[at] ?? "" }];
      });
      const [map, holder] = ancestors.slice(-2);
      const key = isPair(holder) && isScalar(holder.key) ? holder.key : null;
      const atTop = key && isMap(map) && map.items[0]?.key === key ? map.commentBefore : "";
      found.push({
        keys: steps.map((step) => step.key).join("."),
        name: steps.map(({ name }) => name).join("."),
        line: lines.linePos(node.range?.[0] ?? 0).line,
        value: node.value,
        kind: node.tag?.startsWith("!") ? (node.tag.slice(1) as EditedText["kind"]) : "plain",
        note: [atTop, (key ?? node).commentBefore].filter(Boolean).join("\n").trim(),
        node: node as Scalar<string>,
        indent: getColumn(key ?? (isSeq(holder) ? holder : node)),
        isInFlow: ancestors.some((above) => isCollection(above) && above.flow),
      });
    },
  });
  return found;
}

/** Returns each row's `id`, with a number if two rows share it, or the row's index if it has no `id`. */
export function readSteps({ items }: YAMLSeq): string[] {
  const ids = items.map((item) => (isMap(item) ? item.get("id") : undefined));
  return ids.map((id, index) => {
    if (typeof id !== "string") return String(index);
    const before = ids.slice(0, index).filter((earlier) => earlier === id).length;
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}

function toScalar(value: string, { node, indent, isInFlow }: Found, before: string): string {
  const isBlock = /^[|>]/.test(before);
  // The line break after a block is part of the block.
  const ending = isBlock ? (/\n*$/.exec(before)?.[0] ?? "") : "";
  if (before.startsWith("|") || value.includes("\n")) {
    const header = isBlock ? before.slice(0, before.indexOf("\n")).replace(">", "|") : "|-";
    const [, inner = " ".repeat(indent + 2)] = /\n( +)\S/.exec(isBlock ? before : "") ?? [];
    return `${header}\n${value.replaceAll(/^(?=.)/gm, inner)}${ending}`;
  }
  if (node.type === "QUOTE_DOUBLE" || isBlock || (isInFlow && /[,[\]{}]/.test(value)))
    return JSON.stringify(value) + ending;
  const style = node.type === "QUOTE_SINGLE" ? "QUOTE_SINGLE" : "PLAIN";
  return stringify(value, { lineWidth: 0, defaultStringType: style }).trimEnd();
}

/** Keeps the replaced file's CRLF line endings. */
export function withLineEnds(before: string, text: string): string {
  const lines = text.replaceAll("\r\n", "\n");
  return before.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines;
}
