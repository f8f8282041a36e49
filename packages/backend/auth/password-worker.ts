import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/bcrypt";

export interface PasswordJob {
  password: string;
  encoded: string | null;
  cost: number;
  /** 16 bytes; random by default. */
  salt?: Uint8Array | undefined;
}

// Below pages, but above a backup or a build. Only Linux has a priority per thread.
if (process.platform === "linux") {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it: hashing then has the priority of pages.
  }
}

parentPort?.on("message", ({ password, encoded, cost, salt }: PasswordJob) => {
  parentPort?.postMessage(encoded === null ? hashSync(password, cost, salt) : verifySync(password, encoded));
});
