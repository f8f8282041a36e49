import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import type { Records } from "./use-records.ts";

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

/** Where a visitor left a list: how many records were found by then, and the first in the window. */
interface Place {
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
  const left = useRef<Place | null>(null);
  const leave = useEffectEvent(() => {
    writeAddress({ state: { ...history.state, place: placeIn(region.current, found.length) } });
  });
  useEffect(() => {
    left.current = history.state?.place;
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener("pagehide", leave, { signal });
    const stay = () => {
      left.current = null;
    };
    for (const sign of ["wheel", "pointerdown", "keydown"]) addEventListener(sign, stay, { signal, passive: true });
    return () => ending.abort();
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

/** The first record that is not above the window; the last one where all are. */
function placeIn(region: Element | null, found: number): Partial<Place> | null {
  const all = recordsIn(region);
  const record = all.find((one) => one.getBoundingClientRect().bottom > 0) ?? all.at(-1);
  return record ? { found, href: hrefOf(record), top: record.getBoundingClientRect().top } : null;
}
