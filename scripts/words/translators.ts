import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { firstLanguage } from "../../content/language.ts";
import { readLanguages } from "./languages.ts";
import { exportPo, importPo } from "./po.ts";
import { acceptTexts, staleTexts } from "./translated-texts.ts";

const usage = `npm run words -- stale                          what has changed in English since it was translated
npm run words -- stale --accept <language>      its translations are right as they are
npm run words -- po <language>                  its words for a translator's tool: build/<language>.po
npm run words -- po <language> --import <file>  the tool's translations`;

/** What translators call. @param words of the command line @returns the exit code */
export function translatorsCommand(root: string, words: readonly string[]): number {
  const options = { accept: { type: "string" }, import: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [command, code = values.accept] = positionals;
    const languages = readLanguages(root).filter((language) => language.code !== firstLanguage);
    const known = languages.find((language) => language.code === code);
    if (code !== undefined && !known) throw new Error(`There is no folder content/words/${code}.`);
    if (command === "stale" && values.accept !== undefined) acceptTexts(root, values.accept);
    else if (command === "stale") for (const language of languages) console.log(staleLines(root, language));
    else if (!known) throw new Error(usage);
    else if (values.import === undefined) console.log(writePo(root, known.code));
    else {
      const names = importPo(root, known.code, readFileSync(values.import));
      acceptTexts(root, known.code, names);
      console.log(`${names.size} texts are in content/words/${known.code}/.`);
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function staleLines(root: string, { code, name }: { code: string; name: string }): string {
  const { stale, unknown } = staleTexts(root, code);
  return [
    `${name} (${code}): ${stale.length} changed in English since they were translated.`,
    ...stale.map((text) => `${text.place}  ${text.name}\n    English: ${firstLine(text.english)}`),
    ...(unknown > 0
      ? [`It is not known from which English ${unknown} were made: once they are right, --accept ${code}.`]
      : []),
  ].join("\n");
}

const firstLine = (text: string): string => text.trim().replace(/\n[\s\S]*/, " …");

function writePo(root: string, code: string): string {
  const file = path.join(root, "build", `${code}.po`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, exportPo(root, code));
  return `Written: ${path.relative(root, file)}`;
}
