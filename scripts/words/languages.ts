import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { firstLanguage, type Language } from "../../content/language.ts";
import { readContent } from "./read-content.ts";
import { readWords } from "./read-tree.ts";
import { toValues } from "./tree.ts";
import { WordsError } from "./words-error.ts";

/** Contains a language's name and locale, but no copy. */
export const languageFile = "language";

export type LanguageKind = "written" | "pseudo";

export interface WordsLanguage extends Language {
  /** Null for the pseudo-locale. */
  readonly folder: string | null;
}

const schema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  locale: v.pipe(
    v.string(),
    v.check((tag) => Intl.getCanonicalLocales(tag)[0] === tag),
  ),
  direction: v.picklist(["ltr", "rtl"]),
});

/** Derived from English, to reveal texts that bypass the words files. Named like CLDR's pseudo-locale `en-XA`. */
export const pseudoLocale: WordsLanguage = {
  code: "en-xa",
  name: "[Ƥšéûðö]",
  locale: "en-US",
  direction: "ltr",
  prefix: "/en-xa",
  folder: null,
};

export function readLanguages(root: string): WordsLanguage[] {
  const folders = readdirSync(path.join(root, "content", "words")).toSorted(
    (one, other) => Number(other === firstLanguage) - Number(one === firstLanguage) || one.localeCompare(other),
  );
  return folders.map((code) => readLanguage(root, code));
}

function readLanguage(root: string, code: string): WordsLanguage {
  const folder = `content/words/${code}`;
  const file = `${folder}/${languageFile}.yaml`;
  const at = path.join(root, file);
  if (!existsSync(at)) throw new WordsError({ file, line: 1 }, "is missing: it describes the language.");
  const node = readWords(readContent(root, file), file).entries.get("language");
  const read = v.safeParse(schema, node?.kind === "map" ? toValues(node) : {});
  if (!read.success) {
    const key = String(read.issues[0].path?.[0]?.key ?? "");
    throw new WordsError(
      node?.kind === "map" ? (node.entries.get(key)?.place ?? node.place) : { file, line: 1 },
      `“language.${key}” is invalid: give a name, a locale, and ltr or rtl, as in content/words/${firstLanguage}/${languageFile}.yaml.`,
    );
  }
  if (new Intl.Locale(read.output.locale).language !== new Intl.Locale(code).language)
    throw new WordsError({ file, line: 1 }, `${read.output.locale} is not a locale of the language ${code}.`);
  return { code, ...read.output, prefix: code === firstLanguage ? "" : `/${code}`, folder };
}
