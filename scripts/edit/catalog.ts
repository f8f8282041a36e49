import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MessageData } from "#content/format-message.ts";
import { columnValues } from "../words/column-values.ts";
import { parameters, quotations, valuesIn } from "#content/placeholders.ts";
import { foldText } from "#shared/fold-text.ts";
import { readMessage } from "../words/message.ts";
import { readTree, readUntranslated } from "../words/read-tree.ts";
import { toContext } from "../words/write-module.ts";
import { articleNames, readArticle } from "./articles.ts";
import { type EditedText, readTexts } from "./texts.ts";

export const wordsFolder = (root: string): string => path.join(root, "content", "words", "en");

export interface WordsFile {
  /** Relative to the words folder, such as "pages/help.yaml". */
  readonly file: string;
  readonly title: string;
  /** The page's description, or the comment at the top of the file. */
  readonly line: string;
  /** Path in development, or null for words that several pages share. */
  readonly address: string | null;
}

const isPage = ({ file }: Pick<WordsFile, "file">): boolean => file.startsWith("pages/");

/** Lists pages, then shared parts. */
export function readCatalog(root: string): WordsFile[] {
  const { fill } = readPlaceholders(root);
  return globSync("**/*.yaml", { cwd: wordsFolder(root) })
    .map((file) => file.replaceAll(path.sep, "/"))
    .toSorted()
    .map((file): WordsFile => {
      const source = readFileSync(path.join(wordsFolder(root), file), "utf8");
      const [, comment = ""] = /^((?:# ?.*\n)+)/.exec(source) ?? [];
      const textAt = (name: string): string | undefined => {
        const found = readTexts(source).find(({ keys }) => keys.split(".").slice(1).join(".") === name);
        return found && toShownText(fill(found.value));
      };
      const [title, address = null] = isPage({ file }) ? [textAt("title"), textAt("address")] : [];
      return {
        file,
        title: title ?? inWords(path.basename(file, ".yaml")),
        line: (title && textAt("description")) || comment.replaceAll(/^# ?/gm, "").replaceAll("\n", " ").trim(),
        address,
      };
    })
    .toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)));
}

export function inWords(key: string): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function findPlace({ keys }: Pick<EditedText, "keys">): { section: string; name: string } {
  const [root = "", ...parts] = keys.split(".");
  const [first = root, ...rest] = parts;
  if (rest.length === 0) return { section: "", name: inWords(first) };
  return { section: inWords(first), name: rest.map(inWords).join(", ") };
}

export interface FoundText {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly to: string;
  /** Whether the query matches the whole text, apart from placeholders. */
  readonly isWhole: boolean;
  readonly address: string | null;
}

const maxFound = 60;

/** Minimum letters outside placeholders to identify a text. */
const minKnown = 4;

export function findPressed(root: string, words: string, page: string): string | null {
  const found = searchTexts(root, words);
  const ofPage = (texts: readonly FoundText[]) => texts.filter(({ address }) => address === page);
  const whole = found.filter((text) => text.isWhole);
  const [only, ...others] = [ofPage(whole), ofPage(found), whole, found].find((texts) => texts.length > 0) ?? [];
  return only && others.length === 0 ? only.to : null;
}

/** Searches all words files and articles. Placeholders match their current values. */
export function searchTexts(root: string, query: string): readonly FoundText[] {
  const wanted = foldText(query.replaceAll(/\s+/g, " "));
  if (wanted === "") return [];
  const { fill } = readPlaceholders(root);
  const isPart = (text: string): boolean => foldText(toShownText(fill(text)).replaceAll(/\s+/g, " ")).includes(wanted);
  const isWhole = (text: string): boolean => {
    const pattern = toPattern(fill(text));
    return pattern.replaceAll(/\\x..|\W/g, "").length >= minKnown && new RegExp(`^${pattern}$`).test(wanted);
  };
  const inFiles = readCatalog(root).flatMap(({ file, title, address }) =>
    readTexts(readFileSync(path.join(wordsFolder(root), file), "utf8"))
      .filter(({ value }) => isPart(value) || isWhole(value))
      .map((text) => {
        const { section, name } = findPlace(text);
        return {
          title,
          place: [section, name].filter(Boolean).join(": "),
          text: text.value,
          to: `/texts?file=${file}#${fieldId(text.keys)}`,
          isWhole: isWhole(text.value),
          address,
        };
      }),
  );
  const inArticles = articleNames(root)
    .map((name) => readArticle(root, name))
    .filter(({ fields, body }) => isPart(`${fields.title} ${fields.description} ${body}`))
    .map(({ name, fields }) => ({
      title: fields.title ?? name,
      place: "Article",
      text: fields.description ?? "",
      to: `/article?name=${name}`,
      isWhole: false,
      address: `/articles/${name}`,
    }));
  return [...inFiles, ...inArticles].slice(0, maxFound);
}

export const fieldId = (keys: string): string => `text-${keys.replaceAll(".", "-")}`;

interface Placeholders {
  /** The placeholder's current value, or null if it is known only when the text is shown. */
  today: (name: string) => string | null;
  fill: (text: string) => MessageData;
}

/** Uses the build's values (scripts/words/message.ts). */
export function readPlaceholders(root: string): Placeholders {
  // The editor changes English texts.
  const locale = "en-US";
  const context = toContext(
    new Map([...readUntranslated(root), ...readTree(root, "content/words/en")]),
    { values: { ...valuesIn(locale), ...columnValues }, quotations, parameters, isolated: [] },
    locale,
  );
  const place = { file: "", line: 0 };
  return {
    today: (name) => context.valueOf(name, place)?.toString() ?? null,
    fill(text) {
      try {
        const read = readMessage(text, place, context);
        return typeof read === "string" ? [read] : read.data;
      } catch {
        // The text is a code sample, whose braces are literal.
        return [text];
      }
    },
  };
}

const toShownText = (text: MessageData): string => text.filter((part) => typeof part === "string").join("");

function toPattern(text: MessageData): string {
  return text
    .map((part) => {
      if (typeof part === "string") return RegExp.escape(foldText(part.replaceAll(/\s+/g, " ")));
      const [, options] = part;
      return options ? `(?:${Object.values(options).map(toPattern).join("|")})` : ".*";
    })
    .join("");
}
