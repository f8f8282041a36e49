import { Hono } from "hono";
import type { ThreadAnswer } from "#shared/threads.ts";
import type { Database } from "@site/backend";
import { createToken } from "@site/http";
import { timeLimit } from "../http/time-limit.ts";
import { cleanUpAfter, testLimits } from "@site/backend/testing";
import type { MessageId } from "./answers.ts";
import { createThreadsService, type ThreadsService } from "./routes.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import type { Tables } from "../database/tables.ts";

/** The secret of a browser, or the key of a message. */
export const aSecret = createToken;

interface Asked {
  method?: string;
  secret?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
  signal?: AbortSignal;
}

export interface ThreadsTester {
  app: Hono;
  service: ThreadsService;
  /** One request under /threads/v1, as from 203.0.113.7 unless said otherwise. */
  ask(path: string, asked?: Asked): Promise<Response>;
  /** Leaves a message in the thread of a secret, as a panel does. */
  write(message: string, secret: string, key?: string): Promise<MessageId>;
  read(secret: string): Promise<ThreadAnswer>;
  now(): Date;
  /** Moves the service's clock forward. */
  advance(milliseconds: number): void;
  logged: object[];
}

/** Milliseconds within which a response must begin, as in app.ts, but shorter, so that a stream lasts longer. */
const answerTime = 1_000;

/** Messages and threads on a database, with a clock that the test controls. */
export function testThreads(
  database: Database,
  {
    rateLimitScale = 1_000_000,
    beat = 20,
    tellOwner = async () => {},
  }: { rateLimitScale?: number; beat?: number; tellOwner?: TellOwner } = {},
): ThreadsTester {
  const logged: object[] = [];
  const write = (fields: object): void => void logged.push(fields);
  const log = { info: write, warn: write, error: write };
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const service = createThreadsService({
    database,
    trustedProxyCount: 0,
    limits: testLimits(database, rateLimitScale),
    tellOwner,
    log,
    now,
    beat,
  });
  cleanUpAfter(service.endStreams);
  const app = new Hono();
  app.use("/threads/v1/events", timeLimit(answerTime));
  app.route("/threads/v1", service.routes);

  const request = async (path: string, init: RequestInit, address = "203.0.113.7") =>
    app.request(`https://site.example${path}`, init, { incoming: { socket: { remoteAddress: address } } });
  const ask: ThreadsTester["ask"] = (path, { method = "GET", secret, body, headers, address, signal } = {}) =>
    request(
      `/threads/v1${path}`,
      {
        method,
        headers: {
          ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      },
      address,
    );

  return {
    app,
    service,
    ask,
    async write(message, secret, key = aSecret()) {
      const body = { email: "ruth@marlow.example", message, page: "/pricing", key };
      const { status } = await ask("/messages", { method: "POST", secret, body });
      if (status !== 201) throw new Error(`The message was not stored: ${status}`);
      const { id } = await database.db
        .withTables<Tables>()
        .selectFrom("chat_messages")
        .select("id")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return { table: "chat_messages", id };
    },
    read: async (secret) => (await ask("/thread", { secret })).json(),
    now,
    advance(milliseconds) {
      offset += milliseconds;
    },
    logged,
  };
}
