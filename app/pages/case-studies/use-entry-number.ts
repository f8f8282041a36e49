import { useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";

/** Kept in the history entry, so that going back restores it. */
export function useEntryNumber(name: string, initial: number): [number, (next: number) => void] {
  // The server has no history. No island shows such a number before its list is loaded, so hydration matches the served page.
  const [value, setValue] = useState<number>(() => globalThis.history?.state?.[name] ?? initial);
  const change = (next: number) => {
    if (next === value) return;
    setValue(next);
    writeAddress({ state: { ...history.state, [name]: next } });
  };
  return [value, change];
}
