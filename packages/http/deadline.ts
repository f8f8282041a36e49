import { setTimeout as delay } from "node:timers/promises";

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
