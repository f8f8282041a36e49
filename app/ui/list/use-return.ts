import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Records } from "./use-records.ts";

/** Where a visitor left a list: how many records were found by then, and the first in the window. */
interface ScrollPosition {
  found: number;
  /** The address of the record's link. */
  href: string;
  /** From the top of the window, in CSS pixels. */
  top: number;
}

/**
 * Brings whoever comes back without the browser's cache to the record they left, unless they scroll, press or type meanwhile. The browser
 * itself restores a position in pixels, on a page as long as it was.
 * @param isRendered nothing that was found is still to be rendered
 */
export function useReturn(region: RefObject<HTMLElement | null>, records: Records<unknown>, isRendered: boolean): void {
  const { list, found, readMore } = records;
  const left = useRef<ScrollPosition | null>(null);
  const note = useEffectEvent(() => {
    history.replaceState({ ...history.state, place: positionIn(region.current, found.length) }, "");
  });
  // A list stays as long as its page, so nothing has to be taken away again.
  useEffect(() => {
    left.current = history.state?.place;
    // The cache may drop a page that was left by a link. A page that goes into it can't change its entry any more, or it falls out of it.
    addEventListener("click", note);
    addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) note();
    });
    for (const sign of ["wheel", "pointerdown", "keydown"])
      addEventListener(sign, () => {
        left.current = null;
      });
  }, []);
  useEffect(() => {
    if (!left.current || list.status !== "ready" || list.more === "reading") return;
    if (found.length < left.current.found && !list.isComplete && list.more === "idle") readMore();
    else if (isRendered) hold(10);
  });

  /** What is above may be laid out only when it comes near, and moves the record again. */
  function hold(frames: number): void {
    const record = recordsIn(region.current).find((one) => hrefOf(one) === left.current?.href);
    if (!record || !left.current) return;
    scrollBy({ top: record.getBoundingClientRect().top - left.current.top, behavior: "instant" });
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1));
    else left.current = null;
  }
}

const recordsIn = (region: Element | null): Element[] => [...(region?.querySelectorAll("article,li") ?? [])];

const hrefOf = (record: Element) => record.querySelector("a")?.href;

/** The first record that is not above the window. */
function positionIn(region: Element | null, found: number): Partial<ScrollPosition> | undefined {
  const record = recordsIn(region).find((one) => one.getBoundingClientRect().bottom > 0);
  return record && { found, href: hrefOf(record), top: record.getBoundingClientRect().top };
}
