import { Worker } from "node:worker_threads";
import { PGliteAdapter, PostgresDialect, type PostgresPoolClient } from "kysely";
import { DatabaseStartError } from "./database-error.ts";
import type { DatabaseSchema } from "./migrate.ts";

export interface PGliteQuery {
  id: number;
  statement: string;
  parameters: unknown[];
}

export interface PGliteResult {
  rows: unknown[];
  affectedRows: number | undefined;
  command: string | undefined;
}

export interface PGliteFailure {
  name: string;
  message: string;
  fields: Record<string, string>;
}

/** The thread first posts the result of opening, then each query's result and the names of changed tables. */
export type PGliteAnswer =
  | { open: true }
  | { open: false; failure: PGliteFailure }
  | { id: number; result: PGliteResult }
  | { id: number; failure: PGliteFailure }
  | { changed: string };

/** Milliseconds. A corrupt engine may loop forever. The site's statements take less than a tenth of this time. */
const timeout = 60_000;
/** Milliseconds between checks. Time in which the process was suspended doesn't count. */
const tick = 5_000;

function toError({ name, message, fields }: PGliteFailure): Error {
  const error = name === "DatabaseStartError" ? new DatabaseStartError(message) : new Error(message);
  return Object.assign(error, fields);
}

function watchForSilence(waiting: ReadonlyMap<number, unknown>, onSilence: () => void): NodeJS.Timeout {
  let ticks = 0;
  let watched: number | undefined;
  return setInterval(() => {
    const [first] = waiting.keys();
    ticks = first !== undefined && first === watched ? ticks + 1 : 0;
    watched = first;
    if (ticks === timeout / tick) onSilence();
  }, tick).unref();
}

export async function openPGliteThread(folder: string, schema: DatabaseSchema, onChange: (table: string) => void) {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: { folder, schema } });
  const opening = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<PGliteResult>>();
  let lastId = 0;
  let closed: Error | undefined;

  function settle(answer: Extract<PGliteAnswer, { id: number }>): void {
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("result" in answer) pending?.resolve(answer.result);
    else pending?.reject(toError(answer.failure));
  }

  worker.on("message", (answer: PGliteAnswer) => {
    if ("id" in answer) settle(answer);
    else if ("changed" in answer) onChange(answer.changed);
    // Under Node's watcher (`npm run dev`), threads also post the files they load.
    else if (!("open" in answer)) return;
    else if (answer.open) opening.resolve();
    else opening.reject(toError(answer.failure));
  });
  let cause: unknown;
  worker.once("error", (error) => {
    cause = error;
  });
  const silence = watchForSilence(waiting, () => {
    cause = new Error(`a statement was not answered within ${timeout / 1000} seconds`);
    void worker.terminate();
  });
  let closing = false;
  const lost = Promise.withResolvers<Error>();
  const exited = Promise.withResolvers<void>();
  worker.once("exit", (code) => {
    clearInterval(silence);
    const reason = cause instanceof Error ? cause : new Error(`its thread ended with code ${code}`);
    if (!closing) lost.resolve(reason);
    closed = new Error("PGlite is closed", { cause });
    opening.reject(closed);
    for (const { reject } of waiting.values()) reject(closed);
    waiting.clear();
    exited.resolve();
  });

  await opening.promise;
  return {
    /** Runs queries one at a time, in order. Rejects with Postgres's error. */
    query(statement: string, parameters: readonly unknown[]): Promise<PGliteResult> {
      if (closed) return Promise.reject(closed);
      const pending = Promise.withResolvers<PGliteResult>();
      lastId += 1;
      waiting.set(lastId, pending);
      worker.postMessage({ id: lastId, statement, parameters: [...parameters] } satisfies PGliteQuery);
      return pending.promise;
    },
    /** Resolves with the reason when the thread ends unexpectedly or stops responding. */
    lost: lost.promise,
    async close(): Promise<void> {
      closing = true;
      if (!closed) worker.postMessage("close");
      await exited.promise;
    },
  };
}

type PGliteThread = Awaited<ReturnType<typeof openPGliteThread>>;

/** The thread is the only connection, so one caller at a time uses it, for an entire transaction. */
export class PGliteThreadDialect extends PostgresDialect {
  constructor(thread: PGliteThread) {
    const query = async (statement: string, parameters: unknown[]) => {
      const { rows, affectedRows, command } = await thread.query(statement, parameters);
      return { rows, rowCount: affectedRows ?? 0, command };
    };
    const client = { query: query as unknown as PostgresPoolClient["query"], release: () => undefined };
    super({ pool: { options: {}, connect: async () => client, end: thread.close } });
  }

  override createAdapter(): PGliteAdapter {
    return new PGliteAdapter();
  }
}
