import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { phoneQuery } from "#shared/breakpoints.ts";

export interface ListPart<Item> {
  items: readonly Item[];
  /** Null if not reported. Hosted projects report the total only in the first response. */
  total: number | null;
}

/** `from` counts from 0. Resolves to at most the service's maximum number of rows. */
export type ReadPart<Item> = (from: number, signal: AbortSignal) => Promise<ListPart<Item>>;

export interface ReadyList<Item> {
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

export interface Identified {
  readonly id: string;
}

export const loading = { status: "loading" } as const;

/** Reads the first part; `readMore` reads the others. Logs failed reads (S8.1). A new `read` starts a new list, and null means no list. */
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
        settle(extended(known, await read(known?.next ?? 0, signal)));
      } catch (error) {
        if (!signal.aborted) console.error(error);
        settle(known ? { ...known, more: "failed" } : { status: "failed" });
      }
    };
    further.current = () => {
      if (list.status === "ready" && !list.isComplete && list.more !== "reading") void readOn(list);
    };
    void readOn(null);
    return () => controller.abort();
    // Only a new attempt reads the same list again.
  }, [read, attempt]);

  const retry = useCallback(() => {
    setState({ read, list: loading });
    setAttempt((number) => number + 1);
  }, [read]);
  const readMore = useCallback(() => further.current(), []);

  return { list: state.read === read ? state.list : loading, retry, readMore };
}

function extended<Item extends Identified>(known: ReadyList<Item> | null, part: ListPart<Item>): ReadyList<Item> {
  const items = new Map(known?.items.map((item) => [item.id, item]));
  for (const item of part.items) if (!items.has(item.id)) items.set(item.id, item);
  const next = (known?.next ?? 0) + part.items.length;
  const total = part.total ?? known?.total ?? next;
  const isComplete = part.items.length === 0 || next >= total;
  return { status: "ready", items: [...items.values()], total, isComplete, next, more: "idle" };
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
