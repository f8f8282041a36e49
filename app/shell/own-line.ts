import { wakeFor } from "#app/browser/islands.ts";
import { createStore, useStore } from "#app/browser/store.ts";
import { maxCharacters } from "#content/own-line.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

/** One character may carry any number of marks, so the length is limited in UTF-16 units too. */
const maxUnits = maxCharacters * 16;

const ownLine = createStore<string | null>(
  () => limitLine(readStored(storageKeys.ownLine, "sessionStorage") ?? "").trim() || null,
);

/** The line that the visitor wrote in this tab, or null for the sample. Always null while an island hydrates, as it was served. */
export function useOwnLine(): string | null {
  return useStore(ownLine, null);
}

/** Shows and keeps a line as cut by `limitLine`; a blank line restores the sample. */
export function keepOwnLine(text: string): void {
  const line = limitLine(text).trim() || null;
  // Where the browser blocks storage, the line lasts as long as the page.
  writeStored(storageKeys.ownLine, line, "sessionStorage");
  ownLine.set(line);
  wakeFor("line");
}

/**
 * The text on one line, without characters that could change the direction of the surrounding text, cut after `maxCharacters`
 * graphemes. Marks that join characters or give the direction of a word stay.
 */
export function limitLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, "");
  // There are no more graphemes than units, so most lines need no segmenter, which is slow to start on a phone.
  if (line.length <= maxCharacters) return line;
  let end = 0;
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    count += 1;
    if (count > maxCharacters || end + segment.length > maxUnits) break;
    end += segment.length;
  }
  return line.slice(0, end);
}
