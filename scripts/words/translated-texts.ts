import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type EditedText, readTexts } from "../edit/texts.ts";
import { firstLanguage } from "../../content/language.ts";
import { languageFile } from "./languages.ts";
import { isNameForCode } from "./names-in-words.ts";

/** A text as a translator has it before him: a whole scalar of a file of words. */
export interface WrittenText extends EditedText {
  /** Below the folder of the language, without its ending: "pages/home". */
  readonly file: string;
}

/** The texts of a language that are words, by their file and name: "pages/home:home.title". */
export function textsOf(root: string, code: string): Map<string, WrittenText> {
  const folder = path.join(root, "content", "words", code);
  const files = globSync("**/*.yaml", { cwd: folder }).map((file) =>
    file.replaceAll(path.sep, "/").replace(/\.yaml$/, ""),
  );
  const texts = files
    .filter((file) => file !== languageFile)
    .toSorted()
    .flatMap((file) =>
      readTexts(readFileSync(path.join(folder, `${file}.yaml`), "utf8"))
        .filter(
          ({ keys, value }) => !isNameForCode(value, [file, ...keys.split(".").filter((key) => !/^\d+$/.test(key))]),
        )
        .map((text) => ({ ...text, file })),
    );
  return new Map(texts.map((text) => [`${text.file}:${text.name}`, text]));
}

/** Articles and entries of the changelog by their folder and name, without that of the language. */
function documentsOf(root: string, code: string): Map<string, string> {
  const files = globSync(`content/{articles,changelog}/${code}/*.md`, { cwd: root });
  return new Map(
    files.map((file) => [
      `${file.split(path.sep)[1]}/${path.basename(file)}`,
      readFileSync(path.join(root, file), "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
}

/** Which English a translation was made from: digests by the names of the texts. */
type Translated = Readonly<Record<string, string>>;

const fileOf = (root: string, code: string): string => path.join(root, "content", "words", code, "translated.json");

const readTranslated = (root: string, code: string): Translated =>
  existsSync(fileOf(root, code)) ? JSON.parse(readFileSync(fileOf(root, code), "utf8")) : {};

const digestOf = (text: string): string => createHash("sha256").update(text.trim()).digest("hex").slice(0, 8);

/** The English of everything that there is in a language too. */
function originalsOf(root: string, code: string): { name: string; place: string; english: string }[] {
  const [english, own] = [firstLanguage, code].map((each) => textsOf(root, each));
  const [documents, ownDocuments] = [firstLanguage, code].map((each) => documentsOf(root, each));
  return [
    ...[...(own ?? [])].flatMap(([name, { file, line }]) => {
      const text = english?.get(name)?.value;
      return text === undefined ? [] : [{ name, place: `content/words/${code}/${file}.yaml:${line}`, english: text }];
    }),
    ...[...(ownDocuments ?? [])].flatMap(([name]) => {
      const text = documents?.get(name);
      return text === undefined ? [] : [{ name, place: `content/${name.replace("/", `/${code}/`)}`, english: text }];
    }),
  ];
}

export interface StaleText {
  readonly name: string;
  /** Of the translation. */
  readonly place: string;
  /** As it is now. */
  readonly english: string;
}

/** The translations whose English is another one now, and how many of which it is not known what they were made from. */
export function staleTexts(root: string, code: string): { stale: StaleText[]; unknown: number } {
  const translated = readTranslated(root, code);
  const originals = originalsOf(root, code);
  return {
    stale: originals.filter(({ name, english }) => (translated[name] ?? digestOf(english)) !== digestOf(english)),
    unknown: originals.filter(({ name }) => translated[name] === undefined).length,
  };
}

/** Notes that translations say what the English says now: all of a language, or those with these names. */
export function acceptTexts(root: string, code: string, names?: ReadonlySet<string>): void {
  const translated = readTranslated(root, code);
  const entries = originalsOf(root, code).flatMap(({ name, english }) => {
    const digest = !names || names.has(name) ? digestOf(english) : translated[name];
    return digest === undefined ? [] : [[name, digest] as const];
  });
  writeFileSync(fileOf(root, code), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
