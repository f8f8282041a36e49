import { useEffect } from "react";

/**
 * The router starts a view transition and does not listen to its promises. One that is skipped, because the next page was
 * asked for meanwhile or the tab is hidden, would then count as an uncaught error; the page itself changes all the same.
 */
export function useQuietTransitions(): void {
  useEffect(() => {
    const start = document.startViewTransition;
    if (!start) return;
    document.startViewTransition = (...options) => {
      const transition = start.apply(document, options);
      for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
        promise.catch(ignore);
      return transition;
    };
    return () => {
      document.startViewTransition = start;
    };
  }, []);
}

function ignore(): void {}
