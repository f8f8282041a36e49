import { createHmac } from "node:crypto";
import { availableParallelism } from "node:os";
import { AuthError } from "./errors.ts";
import type { PasswordJob } from "./password-worker.ts";
import { PasswordWorkers } from "./password-workers.ts";

/** bcrypt reads no further than this many bytes. */
const bcryptLimit = 72;
/** A hash of nothing anyone knows, so that an unknown address takes as long to refuse as a wrong password. */
const decoy = "$2b$10$7EqJtq98hPqEX7fNZaFWoO5f3g7Wl0oYk5b7y7iXcZyRMnC8OQvLe";

type Verify = (password: string, encoded: string | null) => Promise<boolean>;

export interface Passwords {
  /** @returns a bcrypt hash of cost 10 */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash the same work is done for nothing. */
  verify: Verify;
  /**
   * Keeps a place in the line for the whole of `work`, so that who has to be refused is refused before any of it.
   * @throws AuthError 429 while as many are in the line as can be served soon
   */
  admit<T>(work: (verify: Verify) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** bcrypt would cut a longer password in silence, so it gets a digest of the whole instead. */
function prepare(password: string): string {
  if (Buffer.byteLength(password) <= bcryptLimit && !password.includes("\0")) return password;
  return createHmac("sha256", "larkpost long password").update(password).digest("base64");
}

/**
 * Hashing runs on threads of its own, `concurrency` at a time and leaving one core for pages. As many more wait as can have
 * their turn within about half a second, and any beyond are told to come back.
 */
export function createPasswords(
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 8,
): Passwords {
  const workers = new PasswordWorkers();
  let admitted = 0;
  let running = 0;
  const queue: (() => void)[] = [];

  async function inLine<T>(work: () => Promise<T>): Promise<T> {
    if (admitted >= concurrency + waiting) {
      const message = "Many people are signing in right now. Try again shortly.";
      throw new AuthError(429, "over_request_rate_limit", message, { retryAfter: 2 });
    }
    admitted += 1;
    try {
      return await work();
    } finally {
      admitted -= 1;
    }
  }

  async function inTurn(job: PasswordJob): Promise<string | boolean> {
    if (running < concurrency) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await workers.run(job);
    } finally {
      // The place passes straight to the next in line, or is given up.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const verify: Verify = async (password, encoded) =>
    (await inTurn({ password: prepare(password), encoded: encoded || decoy })) === true && Boolean(encoded);

  return {
    hash: (password) => inLine(async () => String(await inTurn({ password: prepare(password), encoded: null }))),
    verify: (password, encoded) => inLine(() => verify(password, encoded)),
    admit: (work) => inLine(() => work(verify)),
    close: () => workers.close(),
  };
}
