import { Hono } from "hono";
import type { ThreadAnswer } from "#shared/threads.ts";
import type { Database } from "@site/backend";
import { cleanUpAfter } from "@site/backend/testing";
import { createToken } from "@site/http";
import type { Tables } from "../database/tables.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import { timeLimit } from "../http/middleware.ts";
import type { SharedParts } from "../mail/shared-parts.ts";
import { testWithSharedParts } from "../testing/shared-parts.ts";
import { answerMessage, type MessageId } from "./answers.ts";
import { createThreadsService } from "./routes.ts";

export const aSecret = createToken;

interface RequestOptions {
  method?: string;
  secret?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

interface ThreadsOptions {
  rateLimitScale?: number;
  beat?: number;
  tellOwner?: TellOwner;
}

const answerTime = 1_000;

export type ThreadsTester = ReturnType<typeof testThreads>;

export function testThreads(database: Database, options: ThreadsOptions = {}) {
  const { rateLimitScale = 1_000_000, beat = 20, tellOwner = async () => {} } = options;
  const create = (parts: SharedParts) => {
    const service = createThreadsService({ ...parts, beat, tellOwner });
    cleanUpAfter(service.endStreams);
    return { ...service, routes: new Hono().use("/events", timeLimit(answerTime)).route("/", service.routes) };
  };
  const test = testWithSharedParts(database, "/threads/v1", rateLimitScale, create);
  const ask = (path: string, { method = "GET", secret, body, headers, address = "203.0.113.7" }: RequestOptions = {}) =>
    test.request(
      path,
      {
        method,
        headers: {
          ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      address,
    );
  return {
    ...test,
    ask,
    async write(
      message: string,
      secret: string,
      key = aSecret(),
      { email = "ruth@marlow.example", ...more }: { email?: string; language?: string; linked?: boolean } = {},
    ): Promise<MessageId> {
      const body = { email, message, page: "/pricing", key, ...more };
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
    answer: (messageId: MessageId, text = "On Sundays too.") =>
      answerMessage(database, { messageId, text, operatorName: "Inès" }),
    read: async (secret: string): Promise<ThreadAnswer> => (await ask("/thread", { secret })).json(),
  };
}
