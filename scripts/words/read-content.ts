import { readFileSync } from "node:fs";
import path from "node:path";
import { type SourceLocation, WordsError } from "./words-error.ts";

/** Matches control characters, direction overrides and embeddings, U+FFFD to U+FFFF, and misplaced byte order marks. */
const hidden = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\ufffd-\uffff]|(?!^)\ufeff/u;
/** Matches NUL and direction controls as HTML character references, which Markdown passes through to browsers. */
const hiddenReference = /&#(?:0*(?:0|823[4-8])|x0*(?:0|202[a-e]));/i;
const mergeMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?:\s|$)/;

/** Rejects invisible characters that change how text reads. @throws WordsError */
export function refuseHidden(text: string, place: SourceLocation): void {
  const [found] = hidden.exec(text) ?? hiddenReference.exec(text) ?? [];
  if (found === undefined) return;
  const code = found.startsWith("&") ? found : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  throw new WordsError(place, `the character ${code} is invisible: remove it.`);
}

/** @param file relative to the root @throws WordsError for hidden characters, merge markers or another encoding */
export function readContent(root: string, file: string): string {
  const source = readFileSync(path.join(root, file), "utf8");
  for (const [index, text] of source.split("\n").entries()) {
    const place = { file, line: index + 1 };
    // Node replaces bytes that are not UTF-8 with U+FFFD.
    if (text.includes("\ufffd")) throw new WordsError(place, "the file is not UTF-8: save it in that encoding.");
    refuseHidden(text, place);
    if (mergeMarker.test(text)) throw new WordsError(place, `this is a merge conflict marker: ${text.trim()}`);
  }
  return source;
}
