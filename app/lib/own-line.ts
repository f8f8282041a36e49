import { useSyncExternalStore } from "react";
import { mostCharacters } from "#content/own-line.ts";
import { storageKeys } from "#shared/page-names.ts";

/** One character may carry any number of marks, so the length is limited in UTF-16 units too. */
const mostUnits = mostCharacters * 16;

/** Not read yet: `undefined`. */
let kept: string | null | undefined;
const listeners = new Set<() => void>();

/** The line that the visitor wrote in this tab, or null for the sample. Always null while the page hydrates, as it was served. */
export function useOwnLine(): string | null {
  return useSyncExternalStore(subscribe, keptLine, () => null);
}

/** Shows and keeps a line as far as `limitLine` lets it through; one without words brings the sample back. */
export function keepOwnLine(text: string): void {
  kept = limitLine(text).trim() || null;
  try {
    if (kept === null) sessionStorage.removeItem(storageKeys.ownLine);
    else sessionStorage.setItem(storageKeys.ownLine, kept);
  } catch {
    // The browser may block storage; the line then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/**
 * The text on one line, without what could turn the direction of the words around it, cut after `mostCharacters` graphemes.
 * Marks that join characters or tell the direction of a word stay.
 */
export function limitLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, "");
  // No more graphemes than units: most lines need no segmenter, whose start takes a phone long.
  if (line.length <= mostCharacters) return line;
  let end = 0;
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    count += 1;
    if (count > mostCharacters || end + segment.length > mostUnits) break;
    end += segment.length;
  }
  return line.slice(0, end);
}

function keptLine(): string | null {
  if (kept === undefined) {
    try {
      kept = limitLine(sessionStorage.getItem(storageKeys.ownLine) ?? "").trim() || null;
    } catch {
      kept = null;
    }
  }
  return kept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
