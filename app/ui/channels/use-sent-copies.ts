import { type RefObject, useEffect } from "react";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

/** Milliseconds without a key. */
const pause = 600;

/** Once a visit: not where this tab kept a text before. */
let isDue = readStored(storageKeys.ownLine, "sessionStorage") === null;

/** At the first pause of typing, the text becomes a stamp, is struck, and leaves in five copies. Null for a text that nobody typed here. */
export function useSentCopies(text: string | null, field: RefObject<HTMLElement | null>): void {
  const rested = useDebounced(text, pause);
  useEffect(() => {
    if (!rested || !isDue || !field.current) return;
    isDue = false;
    if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
    const { current } = field;
    import("./send-copies.ts").then(({ sendCopies }) => sendCopies(rested, current), console.warn);
  }, [rested, field]);
}
