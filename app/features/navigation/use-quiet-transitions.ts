import { useEffect } from "react";

/** Below this many processor cores the two snapshots of a transition are felt as a delay, not as a movement. */
const coresForTransitions = 4;

/**
 * The router starts a view transition for every followed link and does not handle its promises. A transition that is skipped,
 * because another page is requested meanwhile or the tab is hidden, would count as an uncaught error, although the page
 * changes. This hook handles the promises, and skips the transition at once where motion is unwanted or too costly.
 */
export function useQuietTransitions(): void {
  useEffect(() => {
    if (!("startViewTransition" in document)) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const start = Document.prototype.startViewTransition;
    function startQuietly(this: Document, ...options: Parameters<typeof start>): ViewTransition {
      const transition = start.apply(this, options);
      for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
        promise.catch(ignore);
      if (still.matches || navigator.hardwareConcurrency < coresForTransitions) transition.skipTransition();
      return transition;
    }
    Object.defineProperty(document, "startViewTransition", { value: startQuietly, configurable: true });
    return () => {
      Reflect.deleteProperty(document, "startViewTransition");
    };
  }, []);
}

function ignore(): void {}
