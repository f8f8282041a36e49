import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type FootnoteWords, readArticles, readChanges, translationsOfNothing } from "./articles.ts";
import { columnValues } from "./column-values.ts";
import { type LanguageKind, languageFile, pseudoLocale, readLanguages, type WordsLanguage } from "./languages.ts";
import { numberRulesModule, textPricesModule } from "./locale-modules.ts";
import { firstLanguage } from "../../content/language.ts";
import { pseudoArticles, pseudoMessage, pseudoTree } from "./pseudo.ts";
import { type MessageContext, readMessage } from "./message.ts";
import { isNameForCode } from "./names-in-words.ts";
import { readTree, readUntranslated } from "./read-tree.ts";
import { type StandIns, standInEnglish } from "./stand-in.ts";
import { findPart, getText, isEnglishText, listMessages, type WordsTree } from "./tree.ts";
import { WordsError } from "./words-error.ts";
import { toContext, numbersFile, type Placeholders, writeModule, writeServerModule } from "./write-module.ts";

type PlaceholdersFile = Omit<Placeholders, "values"> & {
  readonly valuesIn: (locale: string) => Placeholders["values"];
};

/** Writes content/generated/<language>/. @param root of the repository or of a partial copy @throws WordsError */
export async function generateWords(root: string, kind: LanguageKind = "written"): Promise<WordsLanguage[]> {
  const { valuesIn, ...placeholders }: PlaceholdersFile = await import(
    pathToFileURL(path.join(root, "content", "placeholders.ts")).href
  );
  const languages = [...readLanguages(root), ...(kind === "pseudo" ? [pseudoLocale] : [])];
  requireConditions(root, languages);
  const first = readLanguageTree(root, `content/words/${firstLanguage}`);
  const services = findPart(first.get("service-names"), ["serviceNames"]);
  if (services?.kind === "list" && services.items.length === 0)
    throw new WordsError(services.place, "there is no service: list at least one.");
  const untranslated = readUntranslated(root);
  const modules = new Map<string, string>();
  for (const language of languages) {
    const { code, locale, direction, folder } = language;
    const { tree, missing, notes } = getWords(root, language, first);
    if (folder) requireShortTitles(tree);
    const isolated = direction === "rtl" ? placeholders.isolated : [];
    const values = { ...valuesIn(locale), ...columnValues };
    const context = toContext(new Map([...untranslated, ...tree]), { ...placeholders, values, isolated }, locale);
    const add = (name: string, text: string) => modules.set(`${code}/${name}`, text);
    for (const [name, words] of tree) if (name !== numbersFile) add(`${name}.ts`, writeModule(name, words, context));
    add(`${languageFile}.ts`, languageModule(language));
    add("page-list.ts", pageListModule(tree));
    add("number-rules.ts", numberRulesModule(locale));
    add("text-prices.ts", textPricesModule(locale, folder ? undefined : pseudoMessage));
    const allNotes = [...notes, ...articleNotes(root, language)];
    const standIns: StandIns = { missing, notes: allNotes, ...countStandIns(tree, context, folder) };
    add("stand-ins.json", JSON.stringify(standIns));
    for (const [name, text] of articleModules(root, language, tree)) add(name, text);
    modules.set(`${serverFolder}/${code}.ts`, serverModule(code, tree, context));
    if (code === firstLanguage)
      for (const [name, words] of untranslated)
        modules.set(`${name}.ts`, writeModule(path.basename(name), words, context));
  }
  modules.set(`${serverFolder}/index.ts`, serverIndex(languages));
  // Keeps compounds like „E-Mail“ on one line, except in records, because these become the owner's data.
  for (const [name, text] of modules)
    if (!name.startsWith("records/")) modules.set(name, text.replace(/\b([A-Z])-(?=[A-Z][a-z])/g, "$1-\u2060"));
  writeFolder(path.join(root, "content", "generated"), modules);
  return languages;
}

/** Omits `language.yaml`, which contains no copy. */
function readLanguageTree(root: string, folder: string): WordsTree {
  return new Map([...readTree(root, folder)].filter(([name]) => name !== languageFile));
}

function getWords(root: string, { code, folder }: WordsLanguage, first: WordsTree): ReturnType<typeof standInEnglish> {
  if (!folder) return { tree: pseudoTree(first), missing: [], notes: [] };
  if (code === firstLanguage) return { tree: first, missing: [], notes: [] };
  return standInEnglish(first, readLanguageTree(root, folder), folder);
}

function countStandIns(tree: WordsTree, context: MessageContext, folder: string | null) {
  const isOther = folder !== null && folder !== `content/words/${firstLanguage}`;
  const files: Record<string, { texts: number; english: number }> = {};
  const [shown, translated] = [new Set<string>(), new Set<string>()];
  for (const [name, words] of tree) {
    const texts = listMessages(words).filter(({ keys, text }) => !isNameForCode(text, [name, ...keys.split(".")]));
    const english = isOther ? texts.filter(({ place }) => isEnglishText(place)) : [];
    files[name] = { texts: texts.length, english: english.length };
    for (const { text, place } of isOther ? texts : []) {
      const read = readMessage(text, place, context);
      if (typeof read === "string") (isEnglishText(place) ? shown : translated).add(read);
    }
  }
  return { files, shown: [...shown.difference(translated)] };
}

/** Vite and Node select a language by an import condition, which package.json has to list. */
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
    // Separate constants, because builds inline them.
    `export const locale: string = ${JSON.stringify(locale)};`,
    `export const prefix: string = ${JSON.stringify(prefix)};`,
    "",
  ].join("\n");
}

/** Search engines and browser tabs cut longer titles. */
const maxTitle = 60;

function requireShortTitles(tree: WordsTree): void {
  for (const { entries } of tree.values())
    for (const words of entries.values()) {
      const title = findPart(words, ["address"]) && findPart(words, ["title"]);
      if (title?.kind !== "message" || title.text.length <= maxTitle) continue;
      const { place, text } = title;
      throw new WordsError(place, `the title has ${text.length} characters: shorten it to at most ${maxTitle}.`);
    }
}

/** Only a page's words have an address. */
function pageListModule(tree: WordsTree): string {
  const pages = [...tree].flatMap(([file, { entries }]) =>
    [...entries].flatMap(([name, words]) => {
      const address = getText(findPart(words, ["address"]));
      return address?.startsWith("/") ? [{ file, name, address }] : [];
    }),
  );
  const imports = pages.map(({ file, name }) => `import { ${name} } from "./${file}.ts";\n`);
  const entries = pages.map(({ address, name }) => `  "${address}": ${name},\n`);
  return `${imports.join("")}export const pageList = {\n${entries.join("")}} as const;\n`;
}

const serverFolder = "server";

function serverModule(code: string, tree: WordsTree, context: MessageContext): string {
  const groups = ["mail", "newsletter"].flatMap((name) => [...(tree.get(name)?.entries ?? [])]);
  return writeServerModule(new Map(groups.filter(([key]) => !key.startsWith("newsletter"))), context, code);
}

function serverIndex(languages: readonly WordsLanguage[]): string {
  const names = languages.map(({ code }) => [code, code.replaceAll("-", "_")] as const).toSorted();
  return [
    ...names.map(([code, name]) => `import * as ${name} from "./${code}.ts";`),
    "export type ServerWords = typeof en;",
    `export const serverWords: Readonly<Record<string, ServerWords>> = { ${names.map(([code, name]) => `"${code}": ${name}`).join(", ")} };`,
    "export const english = en;",
    "",
  ].join("\n");
}

function articleModules(root: string, { code, prefix, folder }: WordsLanguage, tree: WordsTree): [string, string][] {
  const words = findPart(tree.get("pages/articles"), ["articles"]);
  if (!words) return [];
  const getWords = (key: string): string => getText(findPart(words, [key])) ?? "";
  const back = getWords("backToText").replace("{count}", "{0}");
  const footnotes: FootnoteWords = { label: getWords("footnotes"), back, prefix };
  const module = (file: string, constant: string, type: string, read: typeof readArticles | typeof readChanges) => {
    const source = `content/${file}/${folder ? code : firstLanguage}`;
    const written = JSON.stringify(existsSync(path.join(root, source)) ? read(root, footnotes, source) : []);
    const entries = folder ? written : JSON.stringify(pseudoArticles(written));
    const value = `export const ${constant}: readonly ${type}[] = ${entries};`;
    return [`${file}.ts`, `import type { ${type} } from "../../article-types.ts";\n${value}\n`] as [string, string];
  };
  return [
    module("articles", "articleFiles", "Article", readArticles),
    module("changelog", "changes", "Change", readChanges),
  ];
}

const articleNotes = (root: string, { code }: WordsLanguage): string[] =>
  ["articles", "changelog"]
    .map((name) => `content/${name}/${code}`)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => translationsOfNothing(root, folder));

/** Skips unchanged files, so watchers don't react. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
  for (const file of globSync("**/*.ts", { cwd: folder }))
    if (!files.has(file.replaceAll(path.sep, "/"))) rmSync(path.join(folder, file));
}
