import { createStore, useStore } from "#app/browser/store.ts";
import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { channels } from "./note.ts";

/** Copies fly once per tab and never under reduced motion. */
const landedCopies = createStore<number>(() => {
  const isFirst = readStored(storageKeys.ownLine, "sessionStorage") === null;
  return isFirst && matchMedia("(prefers-reduced-motion: no-preference)").matches ? 0 : channels.length;
});

export const setLandedCopies = landedCopies.set;

export function useLandedCopies(): number {
  return useStore(landedCopies, channels.length);
}
