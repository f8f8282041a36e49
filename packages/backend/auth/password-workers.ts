import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PasswordJob } from "./password-worker.ts";

/** The hashing threads: started when first needed, each with one job at a time. */
export class PasswordWorkers {
  readonly #all = new Set<Worker>();
  readonly #idle = new Set<Worker>();

  /** Rejects when the thread can't be started or fails; the next job gets another. */
  async run(job: PasswordJob): Promise<string | boolean> {
    const [worker = this.#begin()] = this.#idle;
    this.#idle.delete(worker);
    worker.ref();
    worker.postMessage(job);
    let answer: unknown;
    // Under Node's watcher (`npm run dev`) a thread also sends the names of the files it loaded.
    do [answer] = await once(worker, "message");
    while (typeof answer !== "string" && typeof answer !== "boolean");
    // An idle thread must not keep the process alive.
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
