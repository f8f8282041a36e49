import { startTransition, useCallback, useEffect, useState } from "react";
import { phoneQuery } from "#shared/breakpoints.ts";

export interface ListPart<Item> {
  items: readonly Item[];
  /** Null if not reported. Hosted projects report the total only in the first response. */
  total: number | null;
}

/** `from` counts from 0. Resolves to at most the service's maximum number of rows. */
export type ReadPart<Item> = (from: number) => Promise<ListPart<Item>>;

interface ReadyList<Item> {
  readonly status: "ready";
  readonly items: readonly Item[];
  readonly total: number;
  readonly isComplete: boolean;
  /** Row at which the next request starts. Duplicates count twice. */
  readonly next: number;
  readonly more: "idle" | "reading" | "failed";
}

export type LoadedList<Item> = { readonly status: "loading" } | { readonly status: "failed" } | ReadyList<Item>;

export interface ListReader<Item> {
  list: LoadedList<Item>;
  retry: () => void;
  readMore: () => void;
}

export const loading = { status: "loading" } as const;

/** Reads the first part; `readMore` reads the others. Logs failed reads (S8.1). */
export function useLoadedList<Item extends { readonly id: string }>(read: ReadPart<Item>): ListReader<Item> {
  const [list, setList] = useState<LoadedList<Item>>(loading);
  const readOn = useCallback(
    (known: ReadyList<Item> | null) =>
      void read(known?.next ?? 0).then(
        (part) => setList(extended(known, part)),
        (error: unknown) => {
          console.error(error);
          setList(known ? { ...known, more: "failed" } : { status: "failed" });
        },
      ),
    [read],
  );
  // A list lives as long as its page, so there is no cleanup.
  useEffect(() => readOn(null), [readOn]);
  const retry = () => {
    setList(loading);
    readOn(null);
  };
  const readMore = () => {
    if (list.status !== "ready" || list.isComplete || list.more === "reading") return;
    setList({ ...list, more: "reading" });
    readOn(list);
  };
  return { list, retry, readMore };
}

function extended<Item extends { readonly id: string }>(
  known: ReadyList<Item> | null,
  part: ListPart<Item>,
): ReadyList<Item> {
  const items = new Map(known?.items.map((item) => [item.id, item]));
  for (const item of part.items) if (!items.has(item.id)) items.set(item.id, item);
  const next = (known?.next ?? 0) + part.items.length;
  const reported = part.total ?? known?.total ?? next;
  const isComplete = part.items.length === 0 || next >= reported;
  const total = isComplete ? items.size : reported;
  return { status: "ready", items: [...items.values()], total, isComplete, next, more: "idle" };
}

/** Reads to the end of the list while `isNeeded`. @returns whether reading continues; false after a failed read */
export function useReadToEnd({ list, readMore }: ListReader<unknown>, isNeeded: boolean): boolean {
  const isReading = isNeeded && list.status === "ready" && !list.isComplete && list.more !== "failed";
  useEffect(() => {
    if (isReading) readMore();
  });
  return isReading;
}

interface CountWords {
  readonly count: (count: number) => string;
  readonly countOfTotal: (numbers: { count: number; total: number }) => string;
}

/** `matches` is null without a search. */
export function countInWords(words: CountWords, list: LoadedList<unknown>, matches: number | null): string {
  if (list.status !== "ready" || list.items.length === 0) return "";
  const { total } = list;
  if (matches === null || matches === total) return words.count(total);
  return list.isComplete ? words.countOfTotal({ count: matches, total }) : "";
}

/** Number of items to render now. Phones add `step` after each paint, so that long lists never block them. */
export function useGrowingCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  const complete = count >= total || !matchMedia(phoneQuery).matches;
  useEffect(() => {
    if (complete) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [complete, count, step]);
  return complete ? total : count;
}
