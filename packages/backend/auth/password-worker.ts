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

// Lower than page requests, higher than a backup or a build. Only Linux has per-thread priorities.
if (process.platform === "linux") {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it; hashing then runs at normal priority.
  }
}

parentPort?.on("message", ({ password, encoded, cost, salt }: PasswordJob) => {
  parentPort?.postMessage(encoded === null ? hashSync(password, cost, salt) : verifySync(password, encoded));
});
