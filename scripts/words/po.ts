import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { type Document, isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";
import { readTexts, stepsOf, writeTexts } from "../edit/texts.ts";
import { firstLanguage } from "../../content/language.ts";
import { isNameForCode } from "./names-in-words.ts";
import { wordsTags } from "./read-tree.ts";
import { staleTexts, textsOf, type WrittenText } from "./translated-texts.ts";

const unsureMark = /^ ?Unsure: /m;

/** What a translator reads of how a text is written. */
const kinds: Readonly<Record<WrittenText["kind"], string>> = {
  plain: "",
  markdown: "Markdown, in as many paragraphs as the English.",
  inline: "Markdown, one paragraph.",
  verbatim: "Shown as it is: braces are no placeholders.",
};

/**
 * The words of a language as a PO file, English beside them: msgctxt is the file and the name of a text. What is unsure or whose English
 * has changed is fuzzy (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
 */
export function exportPo(root: string, code: string): Buffer {
  const own = textsOf(root, code);
  const stale = new Set(staleTexts(root, code).stale.map(({ name }) => name));
  // A PO file has no place for a text that is empty in English.
  const written = [...textsOf(root, firstLanguage)].filter(([, { value }]) => value !== "");
  const entries = written.map(([name, { file, line, value, kind, note }]) => {
    const translation = own.get(name);
    const isFuzzy = stale.has(name) || unsureMark.test(translation?.note ?? "");
    const entry: GetTextTranslation = {
      msgctxt: name,
      msgid: value,
      msgstr: [translation?.value ?? ""],
      comments: {
        extracted: [note.replaceAll(/^ /gm, ""), kinds[kind]].filter(Boolean).join("\n"),
        reference: `content/words/${firstLanguage}/${file}.yaml:${line}`,
        translator: translation?.note.replaceAll(/^ /gm, "") ?? "",
        ...(isFuzzy && { flag: "fuzzy" }),
      },
    };
    return [name, { [value]: entry }] as const;
  });
  return po.compile({
    charset: "utf-8",
    headers: {
      Language: code,
      "MIME-Version": "1.0",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Transfer-Encoding": "8bit",
    },
    translations: Object.fromEntries(entries),
  });
}

/**
 * Writes the translations of a PO file into the words of a language; what is empty or fuzzy there stays as it is here.
 * @returns the names of the texts that it has
 * @throws Error for a text that English does not have
 */
export function importPo(root: string, code: string, source: Buffer): Set<string> {
  const english = textsOf(root, firstLanguage);
  const entries = Object.values(po.parse(source).translations).flatMap((entry) => Object.values(entry));
  const translations = entries.flatMap(({ msgctxt, msgstr: [text = ""], comments }): [string, string][] =>
    msgctxt === undefined || text.trim() === "" || /\bfuzzy\b/.test(comments?.flag ?? "") ? [] : [[msgctxt, text]],
  );
  const unknown = translations.find(([name]) => !english.has(name));
  if (unknown) throw new Error(`English has no text ${unknown[0]}: write a new file by npm run words -- po ${code}.`);
  const byFile = Map.groupBy(translations, ([name]) => english.get(name)?.file ?? "");
  for (const [file, texts] of byFile)
    writeTranslations(root, code, file, new Map(texts.map(([name, text]) => [nameIn(name), text])));
  return new Set(translations.map(([name]) => name));
}

/** Of a text in its file: "pages/home:home.title" → "home.title". */
const nameIn = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Writes texts into a file of a language. Where it has them, all else stays; where it lacks one, the file is made anew after the English.
 * @param file without its ending: "pages/home"
 * @param texts by their names
 */
export function writeTranslations(root: string, code: string, file: string, texts: ReadonlyMap<string, string>): void {
  const placeOf = (language: string) => path.join(root, "content", "words", language, `${file}.yaml`);
  const target = placeOf(code);
  const before = existsSync(target) ? readFileSync(target, "utf8") : "";
  const own = readTexts(before);
  const isThere = [...texts.keys()].every((wanted) => own.some(({ name }) => name === wanted));
  const changes = own.flatMap(({ keys, name }): [string, string][] => {
    const text = texts.get(name);
    return text === undefined ? [] : [[keys, text]];
  });
  if (isThere) {
    // The build compares placeholders with those of English, which may have changed.
    const after = writeTexts(before, new Map(changes), () => undefined);
    if (after !== before) writeFileSync(target, after);
    return;
  }
  const all = new Map(own.map(({ name, value, note }) => [name, { value, note }]));
  for (const [name, value] of texts) all.set(name, { value, note: "" });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, fromEnglish(readFileSync(placeOf(firstLanguage), "utf8"), file, all));
}

/** The English file with a language's texts in it, and without what the language lacks. Comments about texts stay. */
function fromEnglish(
  source: string,
  file: string,
  known: ReadonlyMap<string, Pick<WrittenText, "value" | "note">>,
): string {
  const document: Document = parseDocument(source, { customTags: wordsTags });
  fill(document.contents, []);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });

  /** @returns whether all of a part is known, or the same in every language */
  function fill(node: unknown, names: readonly string[]): boolean {
    if (isMap(node)) {
      const lacking = node.items.filter(({ key, value }) => {
        const name = [...names, isScalar(key) ? String(key.value) : ""];
        if (isScalar(key)) keepDoubt(key, name);
        const hasParts = isMap(value) ? value.items.length > 0 : isSeq(value) && value.items.every(isMap);
        return !fill(value, name) && !hasParts;
      });
      for (const { key } of lacking) node.delete(key);
      return lacking.length === 0;
    }
    if (isSeq(node)) {
      const steps = stepsOf(node);
      const filled = node.items.map((item, index) => {
        const name = [...names, steps[index] ?? ""];
        if (isScalar(item)) keepDoubt(item, name);
        return fill(item, name);
      });
      return filled.every(Boolean);
    }
    const english: unknown = isScalar(node) ? node.value : null;
    // What English leaves empty, another language may.
    if (!isScalar(node) || typeof english !== "string" || (english === "" && !known.has(names.join(".")))) return true;
    const text = known.get(names.join("."));
    if (text) node.value = text.value;
    return text !== undefined || isNameForCode(english, [file, ...names.filter((step) => !/^\d+$/.test(step))]);
  }

  function keepDoubt(node: Scalar, name: readonly string[]): void {
    const doubts = known.get(name.join("."))?.note.match(/^ ?Unsure: .*$/gm) ?? [];
    if (doubts.length > 0)
      node.commentBefore = [node.commentBefore, ...doubts.map((line) => ` ${line.trim()}`)].filter(Boolean).join("\n");
  }
}
