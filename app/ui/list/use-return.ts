import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { ListReader } from "./loaded-list.ts";

interface ScrollPosition {
  found: number;
  href: string;
  top: number;
}

/** Browsers restore only a pixel position. This restores the record at which the visitor left, unless they scroll or type. */
export function useReturn(
  region: RefObject<HTMLElement | null>,
  { list, readMore }: Pick<ListReader<unknown>, "list" | "readMore">,
  found: number,
  isRendered: boolean,
): void {
  const left = useRef<ScrollPosition | null>(null);
  const note = useEffectEvent(() => {
    history.replaceState({ ...history.state, place: positionIn(region.current, found) }, "");
  });
  // A list lives as long as its page, so there is no cleanup.
  useEffect(() => {
    left.current = history.state?.place;
    // Pages left by a link may not be cached, and a page that enters the cache can't change its history entry without being evicted.
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
    if (found < left.current.found && !list.isComplete && list.more === "idle") readMore();
    else if (isRendered) hold(10);
  });

  /** Scrolls repeatedly, because content above that is laid out late may move the record again. */
  function hold(frames: number): void {
    const record = recordsIn(region.current).find((candidate) => getHref(candidate) === left.current?.href);
    if (!record || !left.current) return;
    scrollBy({ top: record.getBoundingClientRect().top - left.current.top, behavior: "instant" });
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1));
    else left.current = null;
  }
}

const recordsIn = (region: Element | null): Element[] => [...(region?.querySelectorAll("article,li") ?? [])];

const getHref = (record: Element) => record.querySelector("a")?.href;

function positionIn(region: Element | null, found: number): Partial<ScrollPosition> | undefined {
  const record = recordsIn(region).find((candidate) => candidate.getBoundingClientRect().bottom > 0);
  return record && { found, href: getHref(record), top: record.getBoundingClientRect().top };
}
