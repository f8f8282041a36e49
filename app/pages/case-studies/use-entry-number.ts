import { useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";

/** A number that the history entry keeps, such as how many records a visitor has asked for. */
export function useEntryNumber(name: string, initial: number): [number, (next: number) => void] {
  // The server has no history. No island shows such a number before its list is loaded, so hydration finds what was served.
  const [value, setValue] = useState<number>(() => globalThis.history?.state?.[name] ?? initial);
  const change = (next: number) => {
    if (next === value) return;
    setValue(next);
    writeAddress({ state: { ...history.state, [name]: next } });
  };
  return [value, change];
}
