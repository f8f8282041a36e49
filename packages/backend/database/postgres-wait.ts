import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseStartError, isDatabaseUnavailable, sqlState } from "./database-error.ts";

export interface ServerLogin {
  url: string;
  setting: "MIGRATION_DATABASE_URL" | "DATABASE_URL";
}

export interface Waiting {
  /** Milliseconds in total. */
  maxWait: number;
  onWait(sentence: string): void;
}

/** Commands should fail at once if the server is unreachable. */
export const noWaiting: Waiting = { maxWait: 0, onWait: () => undefined };

/** Milliseconds. */
const connectTime = 5_000;
const pause = 1_000;

/**
 * Retries until `end`, because the server may still be starting. Other server errors, such as a wrong password, are final.
 * @param end as a `performance.now()` timestamp
 * @throws DatabaseStartError with the message from `explain`
 */
export async function waitForConnection(
  url: string,
  { waiting, end }: { waiting: Waiting; end: number },
  explain: (error: unknown) => DatabaseStartError,
): Promise<pg.Client> {
  const seconds = Math.round(waiting.maxWait / 1000);
  let isWaiting = false;
  for (;;) {
    const left = end - performance.now();
    try {
      return await connect(url, waiting.maxWait === 0 ? connectTime : Math.max(1, Math.min(connectTime, left)));
    } catch (error) {
      const explained = explain(error);
      if (waiting.maxWait === 0 || !mayComeBack(error)) throw explained;
      if (end - performance.now() <= pause) {
        throw new DatabaseStartError(`${explained.message} The site waited ${seconds} s.`, { cause: error });
      }
      if (!isWaiting) waiting.onWait(`${explained.message} Trying again for ${seconds} seconds.`);
      isWaiting = true;
      await wait(pause);
    }
  }
}

async function connect(url: string, milliseconds: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: milliseconds, keepAlive: true });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}

/** SQLSTATEs of a server that is starting, stopping or out of connections. */
const passing: ReadonlySet<string> = new Set(["57P01", "57P02", "57P03", "53300"]);

function mayComeBack(error: unknown): boolean {
  const state = sqlState(error);
  return isDatabaseUnavailable(error) && (state === undefined || !/^\d/.test(state) || passing.has(state));
}
