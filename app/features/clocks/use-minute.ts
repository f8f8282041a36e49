import { useSyncExternalStore } from "react";

/**
 * The current minute, in milliseconds since 1970. The server, and the first render in the browser, get `still`
 * instead, so that a page built yesterday hydrates without a mismatch.
 */
export function useMinute(still: number): number {
  return useSyncExternalStore(everySecond, currentMinute, () => still);
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
