import { type RefObject, useEffect } from "react";
import { createStore, useStore } from "#app/browser/store.ts";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";
import { channels } from "./note.ts";

/** Milliseconds without a key. */
const pause = 600;

/** Copies fly once a visit: not where this tab kept a text before, nor under reduced motion. */
const landedCopies = createStore<number>(() => {
  const isFirst = readStored(storageKeys.ownLine, "sessionStorage") === null;
  return isFirst && matchMedia("(prefers-reduced-motion: no-preference)").matches ? 0 : channels.length;
});

/** How many of the channels, in their order, take the visitor's words: all of them, but before the copies have landed. */
export function useLandedCopies(): number {
  return useStore(landedCopies, channels.length);
}

let haveLeft = false;

/** At the first pause of typing, the stamp that prints the text is struck, and leaves in five copies. Null for a text that nobody typed here. */
export function useSentCopies(text: string | null, stamp: RefObject<HTMLElement | null>): void {
  const rested = useDebounced(text, pause);
  useEffect(() => {
    if (rested === null || haveLeft || !stamp.current) return;
    haveLeft = true;
    const { current } = stamp;
    import("./send-copies.ts").then(
      ({ sendCopies }) => sendCopies(current, landedCopies.set),
      (error: unknown) => {
        console.warn(error);
        landedCopies.set(channels.length);
      },
    );
  }, [rested, stamp]);
}
