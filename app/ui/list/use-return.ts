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
    const place = region.current && placeIn(region.current);
    writeAddress({ state: { ...history.state, place: place && { ...place, found: found.length } } });
  });
  useEffect(() => {
    left.current = history.state?.place;
    const stay = () => {
      left.current = null;
    };
    const signs = ["wheel", "pointerdown", "keydown"];
    addEventListener("pagehide", leave);
    for (const sign of signs) addEventListener(sign, stay, { passive: true });
    return () => {
      removeEventListener("pagehide", leave);
      for (const sign of signs) removeEventListener(sign, stay);
    };
  }, []);
  useEffect(() => {
    if (!left.current || list.status !== "ready" || !list.isChecked || list.more === "reading") return;
    if (found.length < left.current.found && !list.isComplete && list.more === "idle") readMore();
    else if (isRendered) hold(10);
  });

  /** What is above may be laid out only when it comes near, and moves the record again. */
  function hold(frames: number): void {
    const { href, top } = left.current ?? {};
    const record = recordsIn(region.current).find((record) => hrefOf(record) === href);
    if (!record || top === undefined) return;
    scrollBy({ top: record.getBoundingClientRect().top - top, behavior: "instant" });
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1));
    else left.current = null;
  }
}

const recordsIn = (region: Element | null): Element[] => [...(region?.querySelectorAll("article,li") ?? [])];

const hrefOf = (record: Element): string | null | undefined => record.querySelector("a")?.getAttribute("href");

/** The record at the top of the window; the last one where the whole list is above it. */
function placeIn(region: Element): Pick<Place, "href" | "top"> | null {
  let record: Element | null | undefined;
  // A pixel in each line, so that nothing outside the window has to be laid out.
  for (let y = 0; y < innerHeight && !record; y += 16) {
    const hit = document.elementFromPoint(innerWidth / 4, y);
    record = region.contains(hit) ? hit?.closest("article,li") : null;
  }
  if (region.getBoundingClientRect().bottom < 0) record = recordsIn(region).at(-1);
  const href = record && hrefOf(record);
  return record && href ? { href, top: record.getBoundingClientRect().top } : null;
}
