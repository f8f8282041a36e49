import { createTurns, type Turns } from "../lib/turns.ts";

/**
 * The turns of pages that are made on request. Rendering blocks the thread that answers everybody: one page at a time, and one network
 * gets a third of the time at most.
 */
export function createRenderingTurns(): Turns {
  return createTurns({ atOnce: 1, atOnceOfShare: 1, waiting: 20, restAfter: (spent) => 2 * spent });
}
