import { useCallback, useEffect, useState } from "react";
import { type PublicSettings, usePublicSettings } from "./public-settings.tsx";

type ReadList<Item> = (backend: PublicSettings["backend"], signal: AbortSignal) => Promise<readonly Item[]>;

export type LoadedList<Item> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly items: readonly Item[] }
  | { readonly status: "failed" };

/**
 * Reads a list when the page is shown and keeps its state: loading, ready, or failed with the error on the console (S8.1).
 * `read` must keep its identity between renders; `retry` asks once more.
 */
export function useLoadedList<Item>(read: ReadList<Item>): { list: LoadedList<Item>; retry: () => void } {
  const { backend } = usePublicSettings();
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<LoadedList<Item>>({ status: "loading" });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: LoadedList<Item>) => {
      if (!signal.aborted) setList(next);
    };
    read(backend, signal).then(
      (items) => settle({ status: "ready", items }),
      (error: unknown) => {
        if (!signal.aborted) console.error(error);
        settle({ status: "failed" });
      },
    );
    return () => controller.abort();
    // A new attempt is the only reason to read the same list again.
  }, [backend, read, attempt]);

  const retry = useCallback(() => {
    setList({ status: "loading" });
    setAttempt((number) => number + 1);
  }, []);

  return { list, retry };
}
