import { useCallback, useEffect, useState } from "react";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import type { Sentence } from "#app/ui/form/field-errors.ts";

/** Fetches again when `key` changes. The old data stays until the new data arrives. */
export function useService<Data>(read: () => Promise<Data>, key?: unknown) {
  const [data, setData] = useState<Data | null>(null);
  const [failure, setFailure] = useState<Sentence | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (answer) => {
        if (!isCurrent) return;
        setData(answer);
        setFailure(null);
      },
      async (thrown: unknown) => {
        console.error(thrown);
        const sentence = await errorSentence(thrown);
        if (isCurrent) setFailure(sentence);
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new key or count means a new read
  }, [read, key, count]);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  return { data, failure, reload };
}
