import { createHmac } from "node:crypto";
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { AuthError } from "./auth-error.ts";
import type { PasswordJob } from "./password-worker.ts";
import { PasswordWorkers } from "./password-workers.ts";

/** bcrypt reads no further than this many bytes. */
const bcryptLimit = 72;
/** A hash of nothing anyone knows, so that an unknown address takes as long to refuse as a wrong password. */
const decoy = "$2b$10$7EqJtq98hPqEX7fNZaFWoO5f3g7Wl0oYk5b7y7iXcZyRMnC8OQvLe";

type Verify = (password: string, encoded: string | null) => Promise<boolean>;

export interface Passwords {
  /**
   * @param salt 16 bytes; left out, they are random
   * @returns a bcrypt hash of cost 10
   */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /** Whether the password belongs to the hash; without a hash the same work is done for nothing. */
  verify: Verify;
  /**
   * Reserves a place in the queue for the whole of `work`: with a full queue, none of it is begun.
   * @throws AuthError 429 while the queue is full
   */
  admit<T>(work: (verify: Verify) => Promise<T>): Promise<T>;
  /** What `admit` would throw now, or null while the queue has room. */
  busyError(): AuthError | null;
  close(): Promise<void>;
}

/** bcrypt would cut a longer password in silence, so it gets a digest of the whole instead. */
function prepare(password: string): string {
  if (Buffer.byteLength(password) <= bcryptLimit && !password.includes("\0")) return password;
  return createHmac("sha256", "larkpost long password").update(password).digest("base64");
}

/** Milliseconds that somebody waits for a turn on a machine that is busy with other work; an API's answer may take ten seconds. */
const longestWait = 4_000;

const busy = (): AuthError =>
  new AuthError(429, "over_request_rate_limit", "Many people are signing in right now. Try again shortly.", {
    retryAfter: 2,
  });

/**
 * Milliseconds to rest after a hash that took `hashing`, by the part of its time that the main thread works: as long as the hash
 * while it has little to do, twice to three times as long when it is half busy, thirteen times when it does nothing but answer.
 */
export function restAfter(hashing: number, utilization: number): number {
  return hashing * (1 + 12 * utilization ** 3);
}

/**
 * Hashing runs on threads of its own, `concurrency` at a time and leaving one core for pages. As many more wait as can have
 * their turn within about two seconds on a machine with time to spare, and any beyond are told to come back. While some wait, a
 * place rests after each hash: even a thread of the lowest priority holds a page back by a clock tick whenever it has its turn.
 */
export function createPasswords(
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 8,
  patience = longestWait,
): Passwords {
  const workers = new PasswordWorkers();
  let admitted = 0;
  let running = 0;
  let lastRead = performance.eventLoopUtilization();
  const queue: (PromiseWithResolvers<void> & { since: number })[] = [];

  const busyError = (): AuthError | null => (admitted >= concurrency + waiting ? busy() : null);

  async function inQueue<T>(work: () => Promise<T>): Promise<T> {
    const error = busyError();
    if (error) throw error;
    admitted += 1;
    try {
      return await work();
    } finally {
      admitted -= 1;
    }
  }

  /** The place passes straight to the next in line who still waits, or is given up. */
  function passOn(): void {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (performance.now() - next.since <= patience) return next.resolve();
      next.reject(busy());
    }
    running -= 1;
  }

  /** How much of its time the main thread worked since it was asked last: from 0 to 1. */
  function readUtilization(): number {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, lastRead);
    lastRead = now;
    return utilization;
  }

  async function inTurn(job: PasswordJob): Promise<string | boolean> {
    if (running < concurrency) running += 1;
    else {
      const turn = { ...Promise.withResolvers<void>(), since: performance.now() };
      queue.push(turn);
      await turn.promise;
    }
    const begun = performance.now();
    try {
      return await workers.run(job);
    } finally {
      if (queue.length > 0) setTimeout(passOn, restAfter(performance.now() - begun, readUtilization()));
      else passOn();
    }
  }

  const verify: Verify = async (password, encoded) =>
    (await inTurn({ password: prepare(password), encoded: encoded || decoy })) === true && Boolean(encoded);

  return {
    hash: (password, salt) =>
      inQueue(async () => String(await inTurn({ password: prepare(password), encoded: null, salt }))),
    verify: (password, encoded) => inQueue(() => verify(password, encoded)),
    admit: (work) => inQueue(() => work(verify)),
    busyError,
    close: () => workers.close(),
  };
}
