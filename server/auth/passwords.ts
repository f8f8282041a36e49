import { createHmac } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/bcrypt";
import { AuthError } from "./errors.ts";

/** Supabase Auth uses the same cost, so hashes keep working in both directions. */
const cost = 10;
/** bcrypt reads no further than this many bytes. */
const bcryptLimit = 72;
/** A hash of nothing anyone knows, so that an unknown address takes as long to refuse as a wrong password. */
const decoy = "$2b$10$7EqJtq98hPqEX7fNZaFWoO5f3g7Wl0oYk5b7y7iXcZyRMnC8OQvLe";

export interface Passwords {
  /** @returns a bcrypt hash of cost 10 */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash the same work is done for nothing. */
  verify(password: string, encoded: string | null): Promise<boolean>;
}

/** bcrypt would cut a longer password in silence, so it gets a digest of the whole instead. */
function prepare(password: string): string {
  if (Buffer.byteLength(password) <= bcryptLimit && !password.includes("\0")) return password;
  return createHmac("sha256", "larkpost long password").update(password).digest("base64");
}

/**
 * Hashing runs on Node's worker threads, at most `concurrency` at a time and leaving one core for pages; up to
 * `waiting` more wait their turn, and any beyond are told to come back.
 */
export function createPasswords(
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 40,
): Passwords {
  let running = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (queue.length >= waiting) {
        throw new AuthError(
          429,
          "over_request_rate_limit",
          "Many people are signing in right now. Try again shortly.",
          {
            retryAfter: 2,
          },
        );
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place passes straight to the next in line, or is given up.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(prepare(password), { cost })),
    verify: (password, encoded) =>
      inTurn(async () => (await verify(prepare(password), encoded || decoy)) && Boolean(encoded)),
  };
}
