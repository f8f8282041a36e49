import { constants, setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";

/** Runs the thread's work after page requests but before backups and builds. Only Linux has per-thread priorities. */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // If a sandbox forbids this, the thread keeps its priority.
  }
}

export class TooManyWaitingError extends Error {
  override name = "TooManyWaitingError";
}

export interface FairQueueRules {
  atOnce: number;
  atOncePerClient: number;
  /** Maximum queued jobs per client. */
  waiting: number;
  /** Milliseconds that a client with more jobs pauses after a job of `spent` milliseconds. */
  restAfter: (spent: number) => number;
}

export function createFairQueue({ atOnce, atOncePerClient, waiting, restAfter }: FairQueueRules) {
  const queues = new Map<string, (() => void)[]>();
  const slots = new Map<string, number>();
  let underWay = 0;

  function admit(client: string): void {
    underWay += 1;
    slots.set(client, (slots.get(client) ?? 0) + 1);
  }

  function giveBack(client: string): void {
    const left = (slots.get(client) ?? 0) - 1;
    if (left === 0) slots.delete(client);
    else slots.set(client, left);
    begin();
  }

  function end(client: string, spent: number): void {
    underWay -= 1;
    const rest = queues.has(client) ? restAfter(spent) : 0;
    if (rest === 0) return giveBack(client);
    setTimeout(giveBack, rest, client);
    begin();
  }

  function begin(): void {
    for (const [client, [next, ...rest]] of queues) {
      if (underWay === atOnce) return;
      if (slots.get(client) === atOncePerClient) continue;
      queues.delete(client);
      if (rest.length > 0) queues.set(client, rest);
      admit(client);
      next?.();
    }
  }

  return {
    /** Clients take turns, so none delays the others by many jobs. @throws TooManyWaitingError over the limit */
    async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
      const queue = queues.get(client) ?? [];
      if (queue.length >= waiting) throw new TooManyWaitingError("Too many requests from this client are waiting.");
      const turn = Promise.withResolvers<void>();
      queues.set(client, [...queue, turn.resolve]);
      begin();
      await turn.promise;
      const begun = performance.now();
      try {
        return await work();
      } finally {
        end(client, performance.now() - begun);
      }
    },
  };
}

/** Takes at least this long even if the work fails, so timing reveals nothing. */
export async function minDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = delay(milliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}

/** Does not interrupt the work. @param late provides the result at the deadline, or throws */
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
