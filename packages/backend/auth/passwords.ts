import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { createFairQueue } from "@site/http";
import { LimitError } from "../limits/limits.ts";
import { AuthError } from "./auth-error.ts";
import type { PasswordJob } from "./password-worker.ts";

/** Bytes. bcrypt ignores the rest. */
const bcryptLimit = 72;
/** bcrypt cost, equal to Supabase Auth's. */
const defaultCost = 10;
/** No password has this hash. Verifying against it makes an unknown address take as long as a wrong password. */
const makeDecoy = (cost: number): string =>
  `$2b$${String(cost).padStart(2, "0")}$7EqJtq98hPqEX7fNZaFWoO5f3g7Wl0oYk5b7y7iXcZyRMnC8OQvLe`;

type Verify = (password: string, encoded: string | null) => Promise<boolean>;

export interface Passwords {
  hash(password: string, salt?: Uint8Array): Promise<string>;
  verify: Verify;
  /** Reserves one place in the queue for all of `work`. @throws LimitError if the queue is full */
  admit<T>(work: (verify: Verify) => Promise<T>): Promise<T>;
  busyError(): LimitError | null;
  close(): Promise<void>;
}

/** bcrypt ignores bytes past its limit, so longer passwords are hashed to a digest first. */
function prepare(password: string): string {
  if (Buffer.byteLength(password) <= bcryptLimit && !password.includes("\0")) return password;
  return createHmac("sha256", "larkpost long password").update(password).digest("base64");
}

/** Maximum milliseconds in the queue. Must stay well below the API's ten seconds. */
const maxWait = 4_000;

const busy = () => new LimitError("Many people are signing in right now. Try again shortly.", 2_000);

/** @returns milliseconds: 1 to 13 times the hashing time, growing with the main thread's load, but at most 1,000 */
export function restAfter(hashing: number, utilization: number): number {
  return Math.min(1_000, hashing * (1 + 12 * utilization ** 3));
}

/** Leaves one core for pages. Threads rest after each hash, because even at low priority they can delay pages. */
export function createPasswords(
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 8,
  timeout = maxWait,
  cost = defaultCost,
): Passwords {
  const workers = new PasswordWorkers();
  let admitted = 0;
  let lastRead = performance.eventLoopUtilization();
  const queue = createFairQueue({
    atOnce: concurrency,
    atOncePerClient: concurrency,
    waiting: Number.POSITIVE_INFINITY,
    restAfter: (hashing) => restAfter(hashing, readUtilization()),
  });

  const busyError = (): LimitError | null => (admitted >= concurrency + waiting ? busy() : null);

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

  function readUtilization(): number {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, lastRead);
    lastRead = now;
    return utilization;
  }

  function inTurn(job: PasswordJob): Promise<string | boolean> {
    const since = performance.now();
    const mayWait = admitted > concurrency;
    return queue.run("hashing", async () => {
      if (mayWait && performance.now() - since > timeout) throw busy();
      return workers.run(job);
    });
  }

  /** Tries two forms, because older hashes are of the raw password and newer ones are of its NFC form. */
  const verify: Verify = async (password, encoded) => {
    for (const form of new Set([password, password.normalize("NFC")])) {
      const isRight = await inTurn({ password: prepare(form), encoded: encoded || makeDecoy(cost), cost });
      if (isRight === true && encoded) return true;
    }
    return false;
  };

  return {
    hash: (password, salt) =>
      inQueue(async () =>
        String(await inTurn({ password: prepare(password.normalize("NFC")), encoded: null, cost, salt })),
      ),
    verify: (password, encoded) => inQueue(() => verify(password, encoded)),
    admit: (work) => inQueue(() => work(verify)),
    busyError,
    close: () => workers.close(),
  };
}

export class PasswordWorkers {
  readonly #all = new Set<Worker>();
  readonly #idle = new Set<Worker>();

  /** Rejects if the thread fails or can't start. The next job gets a new thread. */
  async run(job: PasswordJob): Promise<string | boolean> {
    const [worker = this.#begin()] = this.#idle;
    this.#idle.delete(worker);
    worker.ref();
    worker.postMessage(job);
    let answer: unknown;
    // Under Node's watcher (`npm run dev`), threads also post the files they load.
    do [answer] = await once(worker, "message");
    while (typeof answer !== "string" && typeof answer !== "boolean");
    // Idle threads must not keep the process alive.
    worker.unref();
    this.#idle.add(worker);
    return answer;
  }

  #begin(): Worker {
    const worker = new Worker(new URL("./password-worker.ts", import.meta.url));
    this.#all.add(worker);
    worker.on("error", () => this.#idle.delete(worker));
    worker.once("exit", () => this.#all.delete(worker));
    return worker;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }
}

export const minPasswordLength = 8;
/** Longer than any passphrase, but short enough to keep hashing fast. */
const maxBytes = 1024;

const substitutes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

let commonPasswords: ReadonlySet<string> | undefined;

function isCommon(word: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("# ")),
  );
  return commonPasswords.has(word);
}

/** Attackers try common words with appended or substituted digits first. */
function isBuiltOnCommon(password: string): boolean {
  const stem = password.replace(/[\d!@#$%^&*._?+-]{1,5}$/, "");
  return [password, stem].some((word) => {
    const plain = word.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign);
    return (word.length >= 5 && isCommon(word)) || (plain.length >= 5 && isCommon(plain));
  });
}

const rows = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const runs = rows.flatMap((row) => [row, Array.from(row).reverse().join("")]);

/** Matches short repeated patterns and keyboard runs of up to 20 characters. Longer ones are infeasible to guess. */
function isMonotonous(password: string): boolean {
  if (password.length > 20) return false;
  return /^([\x20-\x7e]{1,4})\1+$/.test(password) || runs.some((run) => run.includes(password));
}

function isAboutHere(password: string, guessable: readonly string[]): boolean {
  return guessable.some((word) => {
    if (word.length < 4 || !password.includes(word)) return false;
    const rest = password.replace(word, "").replace(/[\d\W_]/gu, "");
    return rest.length < 4;
  });
}

/** Requires no character classes. @param guessable easy guesses for this site, such as its name */
export function checkPasswordStrength(typed: string, guessable: readonly string[] = []): void {
  const password = typed.normalize("NFC");
  if (Buffer.byteLength(password) > maxBytes) {
    throw new AuthError(400, "validation_failed", `Password cannot be longer than ${maxBytes} bytes.`);
  }
  const lower = password.toLowerCase();
  const words = guessable.flatMap((word) => [word, word.split("@")[0] ?? ""]).map((word) => word.toLowerCase());
  const reasons: string[] = [];
  if (Array.from(password).length < minPasswordLength) reasons.push("length");
  if (isCommon(lower) || isBuiltOnCommon(lower) || isMonotonous(lower) || isAboutHere(lower, words)) {
    reasons.push("pwned");
  }
  if (reasons.length === 0) return;
  const sentence = `Choose a password of at least ${minPasswordLength} characters that is not easy to guess.`;
  throw new AuthError(422, "weak_password", sentence, { reasons });
}
