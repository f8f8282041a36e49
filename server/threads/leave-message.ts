import { sql, type Transaction } from "kysely";
import { type InferOutput, check, object, pipe, string } from "valibot";
import { chatMessage } from "#schemas/chat-message.ts";
import { threadLife } from "#shared/threads.ts";
import { type Database, insertAsCaller, sqlState } from "@site/backend";
import { hashToken, isToken, type Network } from "@site/http";
import { beginThread } from "./answers.ts";
import { later } from "../lib/utc-time.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import { type SiteLimits, spendMessages } from "../limits/site-limits.ts";
import type { ThreadTables } from "./thread-tables.ts";
import { type OpenThread, openThread } from "./visitor-threads.ts";

/** What the chat panel sends. The key is the browser's name for the message: sent again under it, the message is stored once. */
export const leftMessage = object({ ...chatMessage.entries, key: pipe(string(), check(isToken)) });

export interface LeavingParts {
  database: Database;
  limits: Pick<SiteLimits, "pot">;
  tellOwner: TellOwner;
  now: () => Date;
}

/**
 * Stores a visitor's message with the rights of an anonymous caller, as /rest/v1 does, tells the owner, and ties the message to the thread of
 * the secret: all or nothing. If the secret opens no thread yet, one starts with this message.
 * @returns null where the message was stored before and its thread has been forgotten since
 * @throws LimitError
 */
export async function leaveMessage(
  { database, limits, tellOwner, now }: LeavingParts,
  { secret, left, networks }: { secret: string; left: InferOutput<typeof leftMessage>; networks: readonly Network[] },
): Promise<OpenThread | null> {
  const { key, ...message } = left;
  const refund = await spendMessages(limits, "chat_messages", networks, 1);
  try {
    return await database.as({ role: "anon", claims: {} }, async (transaction) => {
      const rows = { table: "chat_messages", columns: Object.keys(chatMessage.entries), rows: [message] };
      const [id = 0] = await insertAsCaller(transaction, rows);
      await tellOwner(transaction, "chat_message", [id]);
      return tieToThread(transaction.withTables<ThreadTables>(), { message: id, key, secret, now: now() });
    });
  } catch (error) {
    await refund();
    // The key is known: an earlier attempt stored the message, and its answer was lost.
    if (sqlState(error) === "23505") return openThread(database.db.withTables<ThreadTables>(), secret, now());
    throw error;
  }
}

async function tieToThread(
  transaction: Transaction<ThreadTables>,
  { message, key, secret, now }: { message: number; key: string; secret: string; now: Date },
): Promise<OpenThread> {
  const hash = hashToken(secret);
  // Two tabs of one browser may write at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
  const id = (await openThread(transaction, secret, now))?.id ?? (await beginThread(transaction));
  await transaction
    .insertInto("threads.messages")
    .values({ thread_id: id, chat_message_id: message, contact_message_id: null, key_hash: hashToken(key) })
    .execute();
  return { id, expiresAt: await keepSecret(transaction, { hash, thread: id, now }) };
}

/** A browser's secret opens the thread for another thirty days, an email's for as long as before. An expired one starts again. */
async function keepSecret(
  transaction: Transaction<ThreadTables>,
  { hash, thread, now }: { hash: string; thread: number; now: Date },
): Promise<Date> {
  const { expires_at: expiresAt } = await transaction
    .insertInto("threads.secrets")
    .values({ hash, thread_id: thread, origin: "browser", expires_at: later(now, threadLife) })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        thread_id: thread,
        expires_at: sql`case when threads.secrets.origin = 'browser' or threads.secrets.expires_at <= ${now}
          then excluded.expires_at else threads.secrets.expires_at end`,
      }),
    )
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return expiresAt;
}
