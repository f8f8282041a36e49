import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readArticles, readChanges, translationsOfNothing } from "./articles.ts";
import { stampOf } from "./ensure.ts";
import type { StandIns } from "./stand-ins.ts";
import { type LanguageKind, languageFile, pseudoLanguages, readLanguages, type WordsLanguage } from "./languages.ts";
import { firstLanguage } from "../../content/language.ts";
import { pseudoArticle, pseudoMessage, pseudoTree, type WrittenEntry } from "./pseudo.ts";
import { type MessageContext, readMessage } from "./message.ts";
import { numberRulesModule } from "./number-rules.ts";
import { isNameForCode } from "./names-in-words.ts";
import { readTree } from "./read-tree.ts";
import { standInEnglish } from "./stand-in.ts";
import { textPricesModule } from "./text-prices.ts";
import { isEnglishText, messagesOf, partOf, type WordsTree } from "./tree.ts";
import { readUntranslated } from "./untranslated.ts";
import { contextOf, numbersFile, type Placeholders, writeModule, writeServerModule } from "./write-module.ts";

type PlaceholdersFile = Omit<Placeholders, "values"> & {
  readonly valuesIn: (locale: string) => Placeholders["values"];
};

/**
 * Writes content/generated/<language>/.
 * @param root of the repository, or of a copy of its content/
 * @param kind languages with words of their own, or pseudo-languages
 * @throws WordsError
 */
export async function generateWords(root: string, kind: LanguageKind = "written"): Promise<WordsLanguage[]> {
  const { valuesIn, ...placeholders }: PlaceholdersFile = await import(
    pathToFileURL(path.join(root, "content", "placeholders.ts")).href
  );
  const languages = kind === "written" ? readLanguages(root) : pseudoLanguages;
  requireConditions(root, languages);
  const first = treeOf(root, `content/words/${firstLanguage}`);
  const untranslated = readUntranslated(root);
  const contextIn = (tree: WordsTree, { locale, direction }: WordsLanguage) =>
    contextOf(
      new Map([...untranslated, ...tree]),
      { ...placeholders, values: valuesIn(locale), isolated: direction === "rtl" ? placeholders.isolated : [] },
      locale,
    );
  const modules = new Map<string, string>();
  for (const language of languages) {
    const { tree, missing, notes } = wordsOf(root, language, first);
    const context = contextIn(tree, language);
    const add = (name: string, text: string) => modules.set(`${language.code}/${name}`, text);
    for (const [name, words] of tree) if (name !== numbersFile) add(`${name}.ts`, writeModule(name, words, context));
    add(`${languageFile}.ts`, languageModule(language));
    add("number-rules.ts", numberRulesModule(language.locale));
    const { from } = language;
    const write = (name: string) => ("program" in from ? pseudoMessage(name, from.program) : name);
    add("text-prices.ts", textPricesModule(language.locale, write));
    const standIns: StandIns = {
      missing: missing.map(({ message }) => message),
      notes: [...notes.map(({ message }) => message), ...articleNotes(root, language)],
      ...countStandIns(tree, context, from),
    };
    add("stand-ins.json", JSON.stringify(standIns));
    for (const [name, text] of articleModules(root, language, tree)) add(name, text);
    modules.set(`${serverFolder}/${language.code}.ts`, serverModule(language, tree, context));
    if (language.code === firstLanguage)
      for (const [name, words] of untranslated)
        modules.set(`${name}.ts`, writeModule(path.basename(name), words, context));
  }
  const folder = path.join(root, "content", "generated");
  if (kind === "written") removePseudoLanguages(root, folder);
  writeFolder(folder, modules, kind);
  writeServerIndex(folder);
  return [...languages];
}

/** They are generated on request, so older ones are out of date. */
function removePseudoLanguages(root: string, folder: string): void {
  rmSync(stampOf(root, "pseudo"), { force: true });
  for (const { code } of pseudoLanguages) {
    rmSync(path.join(folder, code), { recursive: true, force: true });
    rmSync(path.join(folder, serverFolder, `${code}.ts`), { force: true });
  }
}

/** `language.yaml` has no words. */
function treeOf(root: string, folder: string): WordsTree {
  return new Map([...readTree(root, folder)].filter(([name]) => name !== languageFile));
}

function wordsOf(root: string, { code, from }: WordsLanguage, first: WordsTree): ReturnType<typeof standInEnglish> {
  if ("program" in from) return { tree: pseudoTree(first, from.program), missing: [], notes: [] };
  if (code === firstLanguage) return { tree: first, missing: [], notes: [] };
  return standInEnglish(first, treeOf(root, from.folder), from.folder);
}

function countStandIns(tree: WordsTree, context: MessageContext, from: WordsLanguage["from"]) {
  const isOther = "folder" in from && from.folder !== `content/words/${firstLanguage}`;
  const files: Record<string, { texts: number; english: number }> = {};
  const [shown, translated] = [new Set<string>(), new Set<string>()];
  for (const [name, words] of tree) {
    const texts = messagesOf(words).filter(({ keys, text }) => !isNameForCode(text, [name, ...keys.split(".")]));
    const english = isOther ? texts.filter(({ place }) => isEnglishText(place)) : [];
    files[name] = { texts: texts.length, english: english.length };
    for (const { text, place } of isOther ? texts : []) {
      const read = readMessage(text, place, context);
      if (typeof read === "string") (isEnglishText(place) ? shown : translated).add(read);
    }
  }
  return { files, shown: [...shown.difference(translated)] };
}

/** Vite, Node and Vitest choose a language by a condition, which package.json has to name. */
function requireConditions(root: string, languages: readonly WordsLanguage[]): void {
  const file = path.join(root, "package.json");
  const { imports } = JSON.parse(readFileSync(file, "utf8"));
  for (const { code } of languages) {
    const wanted = `./content/generated/${code}/*`;
    const key = code === firstLanguage ? "default" : code;
    if (imports["#words/*"]?.[key] !== wanted)
      throw new Error(`package.json: “imports” lacks "${key}": "${wanted}" under "#words/*".`);
  }
}

function languageModule({ code, name, locale, direction, prefix }: WordsLanguage): string {
  const value = JSON.stringify({ code, name, locale, direction, prefix });
  return [
    `import type { Language } from "../../language.ts";`,
    `export const language: Language = ${value};`,
    // Scripts use constants, which a build inlines.
    `export const locale: string = ${JSON.stringify(locale)};`,
    `export const prefix: string = ${JSON.stringify(prefix)};`,
    "",
  ].join("\n");
}

/** Words that the server writes itself: a module for each language, and one with all. */
const serverFolder = "server";

/** Emails, and the sentences that a visitor agrees to. */
function serverModule(language: WordsLanguage, tree: WordsTree, context: MessageContext): string {
  const groups = ["mail", "newsletter"].flatMap((name) => [...(tree.get(name)?.entries ?? [])]);
  const own = groups.filter(([key]) => !key.startsWith("newsletter"));
  return `${writeServerModule(new Map(own), context, language.code)}export { language } from "../${language.code}/${languageFile}.ts";\n`;
}

function writeServerIndex(folder: string): void {
  const codes = readdirSync(path.join(folder, serverFolder))
    .filter((file) => file !== "index.ts")
    .map((file) => path.basename(file, ".ts"));
  const entries = codes.map((code) => [code, code.replaceAll("-", "_")] as const);
  const text = [
    ...entries.map(([code, name]) => `import * as ${name} from "./${code}.ts";`),
    "export type ServerWords = typeof en;",
    `export const serverWords: Readonly<Record<string, ServerWords>> = { ${entries.map(([code, name]) => `"${code}": ${name}`).join(", ")} };`,
    "export const english = en;",
    "",
  ].join("\n");
  const file = path.join(folder, serverFolder, "index.ts");
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

/** From content/articles/<language>/ and content/changelog/<language>/. A language shows only files that it has. */
function articleModules(root: string, language: WordsLanguage, tree: WordsTree): [name: string, text: string][] {
  const words = partOf(tree.get("pages/articles"), ["articles"]);
  if (!words) return [];
  const wordsOf = (key: string): string => {
    const node = partOf(words, [key]);
    return node?.kind === "message" ? node.text : "";
  };
  const footnotes = {
    label: wordsOf("footnotes"),
    back: wordsOf("backToText").replace("{count}", "{0}"),
    prefix: language.prefix,
  };
  const ofCode = "program" in language.from ? firstLanguage : language.code;
  const folderOf = (name: string) => `content/${name}/${ofCode}`;
  const read = <Entry extends WrittenEntry>(name: string, entries: (folder: string) => Entry[]): Entry[] => {
    const all = existsSync(path.join(root, folderOf(name))) ? entries(folderOf(name)) : [];
    const { from } = language;
    return "program" in from ? all.map((entry) => pseudoArticle(entry, from.program)) : all;
  };
  const module = (name: string, type: string, value: readonly unknown[]): string =>
    `import type { ${type} } from "../../article-types.ts";\nexport const ${name}: readonly ${type}[] = ${JSON.stringify(value)};\n`;
  return [
    [
      "articles.ts",
      module(
        "articleFiles",
        "Article",
        read("articles", (folder) => readArticles(root, footnotes, folder)),
      ),
    ],
    [
      "changelog.ts",
      module(
        "changes",
        "Change",
        read("changelog", (folder) => readChanges(root, footnotes, folder)),
      ),
    ],
  ];
}

function articleNotes(root: string, { code, from }: WordsLanguage): string[] {
  if ("program" in from) return [];
  return ["articles", "changelog"]
    .map((name) => `content/${name}/${code}`)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => translationsOfNothing(root, folder));
}

/** Does not rewrite an unchanged file, so that watchers are not triggered. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>, kind: LanguageKind): void {
  mkdirSync(folder, { recursive: true });
  const ofOtherKind = pseudoLanguages.map(({ code }) => code);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = file.replaceAll(path.sep, "/");
    const [first = "", second = ""] = name.split(/[/.]/);
    if (second === "index") continue;
    const isOfKind = ofOtherKind.includes(first === serverFolder ? second : first) === (kind === "pseudo");
    if (isOfKind && file.endsWith(".ts") && !files.has(name)) rmSync(path.join(folder, file));
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (readIfThere(file) !== text) writeFileSync(file, text);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
