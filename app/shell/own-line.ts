import { wakeFor } from "#app/browser/wake.ts";
import { createStore, useStore } from "#app/browser/store.ts";
import { maxCharacters, maxTextLength } from "#content/own-line.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

const ownText = createStore<string | null>(
  () => readStored(storageKeys.ownLine, "sessionStorage")?.slice(0, maxTextLength).trim() || null,
);

/** What the visitor wrote in this tab, or null for the sample. Always null while an island hydrates, as it was served. */
export function useOwnText(): string | null {
  return useStore(ownText, null);
}

/** The same on one line. */
export function useOwnLine(): string | null {
  return limitLine(useOwnText() ?? "").trim() || null;
}

/** Shows and keeps a text; a blank one restores the sample. */
export function keepOwnText(text: string): void {
  const stored = text.trim() ? text.slice(0, maxTextLength) : null;
  // Where the browser blocks storage, the text lasts as long as the page.
  writeStored(storageKeys.ownLine, stored, "sessionStorage");
  ownText.set(stored);
  wakeFor(storageKeys.ownLine);
}

/**
 * The text on one line, without characters that could change the direction of the surrounding text, cut after `maxCharacters`
 * graphemes. Marks that join characters or give the direction of a word stay.
 */
export function limitLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, "");
  // There are no more graphemes than units, so most lines need no segmenter, which is slow to start on a phone.
  if (line.length <= maxCharacters) return line;
  const graphemes = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return graphemes.slice(0, maxCharacters).join("");
}
