import { useEffect } from "react";

/**
 * The router starts a view transition for every followed link and does not listen to its promises. One that is skipped,
 * because the next page was asked for meanwhile or the tab is hidden, would then count as an uncaught error, though the
 * page itself changes all the same. Whoever asked for less motion gets none started: even a still one delays the page.
 */
export function useQuietTransitions(): void {
  useEffect(() => {
    if (!("startViewTransition" in document)) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const start = Document.prototype.startViewTransition;
    const decide = () =>
      Object.defineProperty(document, "startViewTransition", {
        value: still.matches ? undefined : quietly,
        configurable: true,
      });
    function quietly(this: Document, ...options: Parameters<typeof start>): ViewTransition {
      const transition = start.apply(this, options);
      for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
        promise.catch(ignore);
      return transition;
    }
    decide();
    still.addEventListener("change", decide);
    return () => {
      still.removeEventListener("change", decide);
      Reflect.deleteProperty(document, "startViewTransition");
    };
  }, []);
}

function ignore(): void {}
