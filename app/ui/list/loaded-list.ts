import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { phoneQuery } from "#shared/breakpoints.ts";

/** The answer to one request for a list. */
export interface ListPart<Item> {
  items: readonly Item[];
  /** How many the whole list has; null where the service does not say, as hosted projects do. */
  total: number | null;
}

/** Reads a list from one record on (counted from 0): as many as the service gives at once, or fewer. */
export type ReadPart<Item> = (from: number, signal: AbortSignal) => Promise<ListPart<Item>>;

/** The part of a list that has been read so far. */
export interface ReadyList<Item> {
  readonly status: "ready";
  readonly items: readonly Item[];
  /** How many the whole list has; null where the service does not say. */
  readonly total: number | null;
  /** Nothing is left to be read. */
  readonly isComplete: boolean;
  /** Whether `isComplete` is reliable: after a first response without a total, only once a second one has followed. */
  readonly isChecked: boolean;
  /** Where the next request begins: records that came twice count twice. */
  readonly next: number;
  /** The state of the last request for more. */
  readonly more: "idle" | "reading" | "failed";
}

export type LoadedList<Item> = { readonly status: "loading" } | { readonly status: "failed" } | ReadyList<Item>;

export interface ListReader<Item> {
  list: LoadedList<Item>;
  /** Reads a list again that failed. */
  retry: () => void;
  /** Reads the next records, unless there are none or they are being read. */
  readMore: () => void;
}

export interface Identified {
  readonly id: string;
}

export const loading = { status: "loading" } as const;

/**
 * Reads a list when the page is shown and keeps its state: loading, ready, or failed with the error on the console (S8.1). Only the
 * first part is read, and one more where the service reports no total; `readMore` reads the rest. `read` must keep its identity
 * between renders; a different `read` is a different list, and null is no list.
 */
export function useLoadedList<Item extends Identified>(read: ReadPart<Item> | null): ListReader<Item> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ read: typeof read; list: LoadedList<Item> }>({ read, list: loading });
  const further = useRef(() => {});

  useEffect(() => {
    if (!read) return;
    const controller = new AbortController();
    const { signal } = controller;
    let list: LoadedList<Item> = loading;
    const settle = (next: LoadedList<Item>) => {
      list = next;
      if (!signal.aborted) setState({ read, list });
    };
    const readOn = async (known: ReadyList<Item> | null) => {
      if (known) settle({ ...known, more: "reading" });
      try {
        const next = extended(known, await read(known?.next ?? 0, signal));
        if (!next.isChecked) return void readOn(next);
        settle(next);
      } catch (error) {
        if (!signal.aborted) console.error(error);
        settle(known ? { ...known, isChecked: true, more: "failed" } : { status: "failed" });
      }
    };
    further.current = () => {
      if (list.status === "ready" && !list.isComplete && list.more !== "reading") void readOn(list);
    };
    void readOn(null);
    return () => controller.abort();
    // A new attempt is the only reason to read the same list again.
  }, [read, attempt]);

  const retry = useCallback(() => {
    setState({ read, list: loading });
    setAttempt((number) => number + 1);
  }, [read]);
  const readMore = useCallback(() => further.current(), []);

  return { list: state.read === read ? state.list : loading, retry, readMore };
}

/** A list extended by the records of another request: each record once, however often it was received. */
function extended<Item extends Identified>(known: ReadyList<Item> | null, part: ListPart<Item>): ReadyList<Item> {
  const items = new Map(known?.items.map((item) => [item.id, item]));
  for (const item of part.items) if (!items.has(item.id)) items.set(item.id, item);
  const next = (known?.next ?? 0) + part.items.length;
  const isComplete = part.items.length === 0 || (part.total !== null && next >= part.total);
  const isChecked = known !== null || isComplete || part.total !== null;
  return { status: "ready", items: [...items.values()], total: part.total, isComplete, isChecked, next, more: "idle" };
}

/**
 * How many of `total` items to render by now. A phone gets `step` at first and that many more after each paint, so that a long
 * list never holds it up for longer than a few of its items take; a wider screen gets all. On the server there is nothing to count yet.
 */
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
