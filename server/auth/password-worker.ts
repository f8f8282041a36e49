import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/bcrypt";

/** Supabase Auth uses the same cost, so hashes keep working in both directions. */
const cost = 10;

/** A password to make a hash of, or to compare with one. */
export interface PasswordJob {
  password: string;
  encoded: string | null;
  /** 16 bytes for the hash that is made; none for ones of the library's own. */
  salt?: Uint8Array | undefined;
}

// Pages go first. Linux keeps a priority for each thread; elsewhere it would be the whole process's.
if (process.platform === "linux") {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may forbid it. Then hashing shares alike with pages, and people can still sign in.
  }
}

parentPort?.on("message", ({ password, encoded, salt }: PasswordJob) => {
  const options = salt ? { cost, salt } : { cost };
  parentPort?.postMessage(encoded === null ? hashSync(password, options) : verifySync(password, encoded));
});
