import { type MessageContext, readMessage } from "./message.ts";
import { findPart, getText, listMessages, type WordsMap, type WordsNode, type WordsTree } from "./tree.ts";
import { WordsError } from "./words-error.ts";

export interface Placeholders {
  readonly values: Readonly<Record<string, string | number>>;
  /** "plans:basic.name" refers to a message or a number, "records/platforms:platforms.length" to a list's length. */
  readonly quotations: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, "string" | "number">>;
  /** Parameters whose text may have the opposite direction. Empty for left-to-right languages. */
  readonly isolated: readonly string[];
}

/** Used only during generation. */
export const numbersFile = "numbers";

/** Writes one constant per key: a string or a function. In lists, functions take an object, because parameters may differ. */
export function writeModule(name: string, words: WordsMap, context: MessageContext): string {
  const pathToContent = "../".repeat(name.split("/").length + 1);
  const hasParameters = listMessages(words).some(
    ({ text, place }) => typeof readMessage(text, place, context) !== "string",
  );
  return [
    `// Generated from ${words.place.file}: change that file instead.`,
    ...(hasParameters ? [`import { message } from "${pathToContent}message.ts";`] : []),
    ...writeConstants(words.entries, context, " as const"),
    "",
  ].join("\n");
}

/** Every language has the same types. Messages use their own language's number rules, not the build's. */
export function writeServerModule(
  groups: ReadonlyMap<string, WordsNode>,
  context: MessageContext,
  code: string,
): string {
  return [
    'import { messageIn } from "../../format-message.ts";',
    `import { numberFormat as format, pluralCategory as category } from "../${code}/number-rules.ts";`,
    `export { language } from "../${code}/language.ts";`,
    "const message = messageIn({ format, category });",
    ...writeConstants(groups, context, ""),
    "",
  ].join("\n");
}

function writeConstants(words: ReadonlyMap<string, WordsNode>, context: MessageContext, asConst: string): string[] {
  return Array.from(words, ([key, node]) => {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new WordsError(node.place, `“${key}” can't be the name of a constant.`);
    const isLiteral = node.kind === "map" || node.kind === "list";
    return `export const ${key} = ${writeCode(node, context, false)}${isLiteral ? asConst : ""};`;
  });
}

function writeCode(node: WordsNode, context: MessageContext, isInList: boolean): string {
  if (node.kind === "constant") return String(node.value);
  if (node.kind === "list") return `[${node.items.map((item) => writeCode(item, context, true)).join(", ")}]`;
  if (node.kind === "map") {
    const entries = Array.from(
      node.entries,
      ([key, part]) => `${JSON.stringify(key)}: ${writeCode(part, context, false)}`,
    );
    return `{ ${entries.join(", ")} }`;
  }
  const read = readMessage(node.text, node.place, context);
  if (typeof read === "string") return JSON.stringify(read);
  return `message<${valuesType(read.parameters, context, isInList)}>(${JSON.stringify(read.data)})`;
}

function valuesType(names: readonly string[], context: MessageContext, isInList: boolean): string {
  const [only = "", ...others] = names;
  if (others.length === 0 && !isInList) return String(context.parameterType(only));
  return `{ ${names.map((name) => `readonly ${name}: ${context.parameterType(name)}`).join("; ")} }`;
}

export function toContext(tree: WordsTree, placeholders: Placeholders, locale: string): MessageContext {
  const { values, quotations, parameters, isolated } = placeholders;
  const open: string[] = [];
  const context: MessageContext = {
    locale,
    numberWords: listNumberWords(tree),
    parameterType: (name) => (Object.hasOwn(parameters, name) ? parameters[name] : undefined),
    isIsolated: (name) => isolated.includes(name),
    valueOf: (name, place) => {
      if (Object.hasOwn(values, name)) return values[name];
      const quoted = Object.hasOwn(quotations, name) ? quotations[name] : undefined;
      if (quoted === undefined) return undefined;
      if (open.includes(name)) throw new WordsError(place, `{${name}} quotes itself.`);
      open.push(name);
      const value = quotedValue(tree, quoted, context);
      open.pop();
      if (value === undefined) throw new WordsError(place, `{${name}} quotes ${quoted}, which doesn't exist.`);
      return value;
    },
  };
  return context;
}

function quotedValue(tree: WordsTree, quoted: string, context: MessageContext): string | number | undefined {
  const [file = "", keys = ""] = quoted.split(":");
  const listKeys = keys.replace(/(^|\.)length$/, "");
  const found = findPart(tree.get(file), listKeys.split("."));
  if (listKeys !== keys) return found?.kind === "list" ? found.items.length : undefined;
  if (found?.kind === "constant" && typeof found.value === "number") return found.value;
  const text = found?.kind === "message" && readMessage(found.text, found.place, context);
  return typeof text === "string" ? text : undefined;
}

function listNumberWords(tree: WordsTree): string[] {
  const words = findPart(tree.get(numbersFile), ["numberWords"]);
  return words?.kind === "list" ? words.items.map((item) => getText(item) ?? "") : [];
}
