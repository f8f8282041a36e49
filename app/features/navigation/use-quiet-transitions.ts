import { useEffect } from "react";

/** Below this many processor cores the two snapshots of a transition are felt as a delay, not as a movement. */
const coresForTransitions = 4;

/**
 * The router starts a view transition for every followed link and does not listen to its promises. One that is skipped,
 * because the next page was asked for meanwhile or the tab is hidden, would then count as an uncaught error, though the
 * page itself changes all the same. Here they are heard, and skipped at once where motion is unwanted or too costly.
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
