import { startTransition, useEffect, useState } from "react";
import { phoneQuery } from "#shared/page-names.ts";

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
