import { type RefObject, useEffect, useEffectEvent } from "react";

/** An event that a module waits for; it happens once per page. */
export interface Arrival {
  readonly promise: Promise<void>;
  readonly come: () => void;
}

export function makeArrival(): Arrival {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, come: () => resolve() };
}

/** How far below the window a part is when its script is fetched. */
const ahead = "600px";

/** Calls `come` when the visitor comes near the element, or at once where `isWanted` returns true. */
export function useWhenNear(element: RefObject<Element | null>, come: () => void, isWanted = () => false): void {
  const onMount = useEffectEvent(() => {
    if (isWanted()) come();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: ahead },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  });
  useEffect(() => onMount(), []);
}
