import { firstLanguage } from "#content/language.ts";
import { writeTranslations } from "../words/po.ts";
import { acceptTexts, textsOf } from "../words/translated-texts.ts";
import type { EditedText } from "./texts.ts";

/** A text of another language; its value is empty where the language lacks it. */
export interface TranslatedText extends EditedText {
  readonly english: string;
}

/** Every text that a file has in English, as another language has it, with the comments of both above it, such as a doubt. */
export function translatedTexts(root: string, code: string, file: string): TranslatedText[] {
  const own = textsOf(root, code);
  return [...textsOf(root, firstLanguage)]
    .filter(([, text]) => `${text.file}.yaml` === file)
    .map(([id, english]) => ({
      ...english,
      english: english.value,
      value: own.get(id)?.value ?? "",
      note: [english.note, own.get(id)?.note].filter(Boolean).join(" · "),
    }));
}

/**
 * Writes what a translator changed, and notes that it was made from the English of now. A text that was emptied stays as it was.
 * @param typed by the keys of the texts
 */
export function saveTranslation(root: string, code: string, file: string, typed: ReadonlyMap<string, string>): void {
  const changed = translatedTexts(root, code, file).flatMap(({ keys, name, value: before }): [string, string][] => {
    const value = (typed.get(keys) ?? "").replaceAll("\r\n", "\n").trim();
    return value === "" || value === before.trim() ? [] : [[name, value]];
  });
  const inFile = file.replace(/\.yaml$/, "");
  if (changed.length > 0) writeTranslations(root, code, inFile, new Map(changed));
  acceptTexts(root, code, new Set(changed.map(([name]) => `${inFile}:${name}`)));
}
