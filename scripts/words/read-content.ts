import { readFileSync } from "node:fs";
import path from "node:path";
import { type SourceLocation, WordsError } from "./words-error.ts";

/** Control characters, overrides and embeddings of direction, which hide text, and results of a wrong encoding. */
const hidden = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\ufffd-\uffff]|(?!^)\ufeff/u;
/** As references of HTML, which Markdown leaves to the browser. */
const hiddenReference = /&#(?:0*(?:0|823[4-8])|x0*(?:0|202[a-e]));/i;
const mergeMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?:\s|$)/;

/** Invisible characters that change what is read. @throws WordsError */
export function refuseHidden(text: string, place: SourceLocation): void {
  const [found] = hidden.exec(text) ?? hiddenReference.exec(text) ?? [];
  if (found === undefined) return;
  const code = found.startsWith("&") ? found : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  throw new WordsError(place, `the character ${code} is not shown; take it out.`);
}

/**
 * @param file below the root
 * @throws WordsError if it is not UTF-8, or has hidden characters or marks of a merge
 */
export function readContent(root: string, file: string): string {
  const bytes = readFileSync(path.join(root, file));
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let line = 0;
  const lines: string[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    const next = end === -1 ? bytes.length : end;
    const place = { file, line: (line += 1) };
    try {
      lines.push(decoder.decode(bytes.subarray(start, next)));
    } catch {
      throw new WordsError(place, "this is not UTF-8: save the file in that encoding.");
    }
    const text = lines.at(-1) ?? "";
    refuseHidden(text, place);
    if (mergeMarker.test(text)) throw new WordsError(place, `a merge left its mark: ${text.trim()}`);
    start = next + 1;
  }
  return lines.join("\n");
}
