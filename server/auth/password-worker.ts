import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/bcrypt";

/** Supabase Auth uses the same cost, so hashes keep working in both directions. */
const cost = 10;
/**
 * Pages go first: beside a busy thread of the usual priority this one gets a tenth of a core, so that a hash takes half a
 * second then and not three, as it would with the lowest priority.
 */
const lower = 10;

/** A password to make a hash of, or to compare with one. */
export interface PasswordJob {
  password: string;
  encoded: string | null;
}

// Linux keeps a priority for each thread; elsewhere it would be the whole process's.
if (process.platform === "linux") setPriority(Math.min(getPriority() + lower, constants.priority.PRIORITY_LOW));

parentPort?.on("message", ({ password, encoded }: PasswordJob) => {
  parentPort?.postMessage(encoded === null ? hashSync(password, { cost }) : verifySync(password, encoded));
});
