import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/bcrypt";
import { lowerThreadPriority } from "@site/http";

export interface PasswordJob {
  password: string;
  encoded: string | null;
  cost: number;
  /** 16 bytes; random by default. */
  salt?: Uint8Array | undefined;
}

lowerThreadPriority();

parentPort?.on("message", ({ password, encoded, cost, salt }: PasswordJob) => {
  parentPort?.postMessage(encoded === null ? hashSync(password, cost, salt) : verifySync(password, encoded));
});
