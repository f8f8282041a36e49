import { setTimeout as delay } from "node:timers/promises";

/** Too many jobs of one share wait. */
export class TooManyWaitingError extends Error {
  override name = "TooManyWaitingError";
}

export interface TurnRules {
  /** How many jobs may run at once. */
  atOnce: number;
  /** How many of them may be one share's. */
  atOnceOfShare: number;
  /** How many jobs of one share may wait. */
  waiting: number;
  /** Milliseconds for which a share with more jobs pauses after one that took `spent` milliseconds. */
  restAfter: (spent: number) => number;
}

export function createTurns({ atOnce, atOnceOfShare, waiting, restAfter }: TurnRules) {
  /** The share whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  /** The places of each share that are running or pausing. */
  const taken = new Map<string, number>();
  let underWay = 0;

  function admit(share: string): void {
    underWay += 1;
    taken.set(share, (taken.get(share) ?? 0) + 1);
  }

  function giveBack(share: string): void {
    const left = (taken.get(share) ?? 0) - 1;
    if (left === 0) taken.delete(share);
    else taken.set(share, left);
    begin();
  }

  function end(share: string, spent: number): void {
    underWay -= 1;
    const rest = queues.has(share) ? restAfter(spent) : 0;
    if (rest === 0) return giveBack(share);
    setTimeout(giveBack, rest, share);
    begin();
  }

  function begin(): void {
    for (const [share, [next, ...rest]] of queues) {
      if (underWay === atOnce) return;
      if (taken.get(share) === atOnceOfShare) continue;
      queues.delete(share);
      if (rest.length > 0) queues.set(share, rest);
      admit(share);
      next?.();
    }
  }

  return {
    /**
     * Runs the job once it is its turn. Shares take turns, so that one with many jobs delays the others no more than one with
     * few.
     * @throws TooManyWaitingError while as many jobs of the share wait as may
     */
    async take<Result>(share: string, work: () => Promise<Result>): Promise<Result> {
      const queue = queues.get(share) ?? [];
      if (queue.length >= waiting)
        throw new TooManyWaitingError("Too many requests of one client wait for their turn.");
      const turn = Promise.withResolvers<void>();
      queues.set(share, [...queue, turn.resolve]);
      begin();
      await turn.promise;
      const begun = performance.now();
      try {
        return await work();
      } finally {
        end(share, performance.now() - begun);
      }
    },
  };
}

/** Takes at least this long, however the work ends, so that its time reveals nothing. */
export async function minDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = delay(milliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}

/**
 * The result of `work`, or of `late` where the work takes longer than the deadline. The work itself is not interrupted.
 * @param milliseconds of the deadline
 * @param late may throw
 */
export async function withDeadline<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(deadline.resolve, milliseconds);
  try {
    return await Promise.race([work, deadline.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
