import { wakeFor } from "#app/browser/wake.ts";
import { createStore, useStore } from "#app/browser/store.ts";
import { maxCharacters, maxTextLength } from "#content/own-line.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

const ownText = createStore<string | null>(
  () => readStored(storageKeys.ownLine, "sessionStorage")?.slice(0, maxTextLength).trim() || null,
);

/** Null while an island hydrates, to match the served page. */
export function useOwnText(): string | null {
  return useStore(ownText, null);
}

export function useOwnLine(): string | null {
  return limitLine(useOwnText() ?? "").trim() || null;
}

export function keepOwnText(text: string): void {
  const stored = text.trim() ? text.slice(0, maxTextLength) : null;
  // If storage is blocked, the text lasts as long as the page.
  writeStored(storageKeys.ownLine, stored, "sessionStorage");
  ownText.set(stored);
  wakeFor(storageKeys.ownLine);
}

/** Removes characters that could reverse the text, but keeps joiners and combining marks. `maxCharacters` counts graphemes. */
export function limitLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, "");
  // A string never has more graphemes than UTF-16 units. Creating a segmenter is slow on phones.
  if (line.length <= maxCharacters) return line;
  const graphemes = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return graphemes.slice(0, maxCharacters).join("");
}
