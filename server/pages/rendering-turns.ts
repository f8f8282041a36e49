import { createTurns, type Turns } from "@site/http";

/**
 * The queue for pages that are rendered on request. Rendering blocks the thread that answers all requests, so it renders one page at a
 * time, and one network gets at most a third of the time.
 */
export function createRenderingTurns(): Turns {
  return createTurns({ atOnce: 1, atOnceOfShare: 1, waiting: 20, restAfter: (spent) => 2 * spent });
}
