import { sql, type Transaction } from "kysely";
import { type InferOutput, check, object, pipe, string } from "valibot";
import { conversationDays } from "#content/lifetimes.ts";
import { chatMessage } from "#schemas/chat-message.ts";
import { type Database, sqlState } from "@site/backend";
import { hashToken, isToken, type Network } from "@site/http";
import { addMilliseconds } from "../lib/utc-time.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import { type SiteLimits, spendMessages } from "../limits/site-limits.ts";
import { inKnownLanguage } from "../words/known-language.ts";
import type { Languages } from "../words/server-words.ts";
import { type OpenThread, openThread } from "./visitor-threads.ts";
import type { Tables } from "../database/tables.ts";

/** What the chat panel sends. The key is the browser's name for the message: sent again under it, the message is stored once. */
export const leftMessageIn = (languages: Languages) =>
  object({ ...inKnownLanguage(chatMessage, languages).entries, key: pipe(string(), check(isToken)) });

export interface LeavingParts {
  database: Database;
  limits: Pick<SiteLimits, "sharedQuota">;
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
  {
    secret,
    left,
    networks,
  }: { secret: string; left: InferOutput<ReturnType<typeof leftMessageIn>>; networks: readonly Network[] },
): Promise<OpenThread | null> {
  const { key, ...message } = left;
  const refund = await spendMessages(limits, "chat_messages", networks, 1);
  try {
    return await database.as({ role: "anon", claims: {} }, async (transaction, insert) => {
      const rows = { table: "chat_messages", columns: Object.keys(chatMessage.entries), rows: [message] };
      const [id = 0] = await insert(rows);
      await tellOwner(transaction, "chat_message", [id]);
      return tieToThread(transaction.withTables<Tables>(), { message: id, key, secret, now: now() });
    });
  } catch (error) {
    await refund();
    // The key is known: an earlier attempt stored the message, and its answer was lost.
    if (sqlState(error) === "23505") return openThread(database.db.withTables<Tables>(), secret, now());
    throw error;
  }
}

/**
 * Ties a message to the thread that a secret opens, or to a new one, which the secret opens from then on: for another thirty days if it is a
 * browser's, for as long as before if it is an email's. An expired email's secret is a browser's from then on: no email led to that thread.
 */
async function tieToThread(
  transaction: Transaction<Tables>,
  { message, key, secret, now }: { message: number; key: string; secret: string; now: Date },
): Promise<OpenThread> {
  const hash = hashToken(secret);
  const expiry = addMilliseconds(now, conversationDays * 86_400_000);
  // Two tabs of one browser may write at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
  const { rows } = await sql<OpenThread>`
    with known as (select thread_id as id from threads.secrets where hash = ${hash} and expires_at > ${now}),
      begun as (insert into threads.threads (answers) select 0 where not exists (select from known) returning id),
      thread as (select id from known union all select id from begun),
      tied as (
        insert into threads.messages (thread_id, chat_message_id, key_hash) select id, ${message}, ${hashToken(key)} from thread
      )
    insert into threads.secrets (hash, thread_id, origin, expires_at)
      select ${hash}, id, 'browser', ${expiry} from thread
      on conflict (hash) do update set thread_id = excluded.thread_id,
        origin = case when secrets.expires_at <= ${now} then excluded.origin else secrets.origin end, expires_at =
        case when secrets.origin = 'browser' or secrets.expires_at <= ${now} then excluded.expires_at else secrets.expires_at end
      returning thread_id as id, expires_at as "expiresAt", origin, mailbox`.execute(transaction);
  const [thread] = rows;
  if (!thread) throw new Error("The message was tied to no thread.");
  return thread;
}
