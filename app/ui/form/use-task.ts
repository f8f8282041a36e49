import { startTransition, useActionState } from "react";
import { errorSentence } from "./error-sentence.ts";
import type { Sentence } from "./field-errors.ts";

export function useTask() {
  const [error, dispatch, pending] = useActionState(
    (_: Sentence | null, work: () => Promise<void>) => work().then(() => null, errorSentence),
    null,
  );
  const run = (work: () => Promise<void>): void => {
    if (!pending) startTransition(() => dispatch(work));
  };
  return { pending, error: pending ? null : error, run };
}
