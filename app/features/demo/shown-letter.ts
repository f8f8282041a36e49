import { useSyncExternalStore } from "react";
import { sampleLetter } from "./sample-letter.ts";

/** What the ads and the count of the texts show of the message. */
export interface ShownLetter {
  readonly sender: string;
  readonly handle: string;
  readonly message: string;
  /** The message as it stands in its field, empty where `message` says what to do. */
  readonly typed: string;
  readonly action: string;
}

let shown = sampleLetter;
const listeners = new Set<() => void>();

/**
 * Kept outside React: these parts are served and hydrate late, and a part that is not yet hydrated loses what was served of it when its
 * properties change.
 */
export function showLetter(letter: ShownLetter): void {
  shown = letter;
  for (const listener of listeners) listener();
}

export function useShownLetter(): ShownLetter {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => sampleLetter,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
