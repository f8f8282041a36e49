import { type RefObject, useEffect, useEffectEvent } from "react";

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
