import { useEffect, useEffectEvent, useRef } from "react";

/** Where a list was left, in the state of its history entry. */
interface LeftList {
  /** How much of it was shown, in the list's own unit. */
  shown: number;
  top: number;
}

interface ReturnedList {
  /** How much of the list is shown, in a unit that grows with `showMore`. */
  shown: number;
  /** Nothing is being read or rendered. */
  isSettled: boolean;
  /** Null where there is no more, or it can't be read. */
  showMore: (() => void) | null;
}

/**
 * Brings whoever comes back without the browser's cache as many records as before, and to the same place, unless they scroll meanwhile. The
 * browser alone restores a position only on a page that is as long as it was.
 */
export function useReturn({ shown, isSettled, showMore }: ReturnedList): void {
  const left = useRef<LeftList | null>(null);
  const leave = useEffectEvent(() => {
    if (shown > 0) history.replaceState({ ...history.state, list: { shown, top: scrollY } satisfies LeftList }, "");
  });
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type !== "navigate") left.current = history.state?.list ?? null;
    const forget = () => {
      left.current = null;
    };
    const moves = ["wheel", "touchmove", "keydown", "pointerdown"];
    for (const name of moves) addEventListener(name, forget, { once: true, passive: true });
    addEventListener("pagehide", leave);
    return () => {
      for (const name of moves) removeEventListener(name, forget);
      removeEventListener("pagehide", leave);
    };
  }, []);
  useEffect(() => {
    if (!left.current || !isSettled) return;
    if (shown < left.current.shown && showMore) return showMore();
    scrollTo({ top: left.current.top, behavior: "instant" });
    left.current = null;
  });
}
