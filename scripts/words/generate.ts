import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readArticles, readChanges } from "./articles.ts";
import { compareTrees } from "./compare-trees.ts";
import { readTree } from "./read-tree.ts";
import { partOf, type WordsNode } from "./tree.ts";
import { contextOf, numbersFile, type Placeholders, writeModule } from "./write-module.ts";

/** The reference tree, with which all others are compared. */
const firstLanguage = "en";

/**
 * Writes the modules of content/generated/ from the tree of the site's language; content/site.ts names it.
 * @param root of the repository, or of a copy of its content/
 * @throws WordsError
 */
export async function generateWords(root: string): Promise<void> {
  const { site }: { site: { language: string; locale: string } } = await load(root, "site");
  const placeholders: Placeholders = await load(root, "placeholders");
  const languages = readdirSync(path.join(root, "content", "words"));
  const trees = new Map(languages.map((language) => [language, readTree(root, `content/words/${language}`)]));
  const [first, chosen] = [firstLanguage, site.language].map((language) => trees.get(language));
  if (!first || !chosen) throw new Error(`content/site.ts: there is no folder content/words/${site.language}.`);
  if (new Intl.Locale(site.locale).language !== site.language) {
    throw new Error(`content/site.ts: ${site.locale} is no locale of the language ${site.language}.`);
  }
  for (const [language, tree] of trees) compareTrees(first, tree, `content/words/${language}`);
  const context = contextOf(chosen, placeholders, site.locale);
  const shown = [...chosen].filter(([name]) => name !== numbersFile);
  const modules = new Map(shown.map(([name, words]) => [`${name}.ts`, writeModule(name, words, context)]));
  const articles = partOf(chosen.get("pages/articles"), ["articles"]);
  if (articles) for (const [name, text] of articleModules(root, articles)) modules.set(name, text);
  writeFolder(path.join(root, "content", "generated"), modules);
}

/** The modules of content/articles and content/changelog. @param words of the page that shows them */
function articleModules(root: string, words: WordsNode): [name: string, text: string][] {
  const wordsOf = (key: string): string => {
    const node = partOf(words, [key]);
    return node?.kind === "message" ? node.text : "";
  };
  const footnotes = { label: wordsOf("footnotes"), back: wordsOf("backToText").replace("{count}", "{0}") };
  const module = (name: string, type: string, value: readonly unknown[]): string =>
    `import type { ${type} } from "../article-types.ts";\nexport const ${name}: readonly ${type}[] = ${JSON.stringify(value)};\n`;
  return [
    ["articles.ts", module("articleFiles", "Article", readArticles(root, footnotes))],
    ["changelog.ts", module("changes", "Change", readChanges(root, footnotes))],
  ];
}

const load = (root: string, name: string) => import(pathToFileURL(path.join(root, "content", `${name}.ts`)).href);

/** Does not rewrite an unchanged file, so that watchers are not triggered. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".ts") && !files.has(file.replaceAll(path.sep, "/"))) rmSync(path.join(folder, file));
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
