import { sql, type Transaction } from "kysely";
import { boolean, type InferOutput, check, object, optional, pipe, string } from "valibot";
import { conversationDays } from "#content/lifetimes.ts";
import { chatMessage } from "#schemas/chat-message.ts";
import { type Database, sqlState } from "@site/backend";
import { hashToken, isToken, type Network } from "@site/http";
import { addMilliseconds } from "../lib/utc-time.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import { type SiteLimits, spendMessage } from "../limits/site-limits.ts";
import { inKnownLanguage } from "../words/known-language.ts";
import type { Languages } from "../words/server-words.ts";
import { type OpenThread, openThread } from "./visitor-threads.ts";
import type { Tables } from "../database/tables.ts";

/** The key makes retries idempotent. `linked` marks a secret from an email, which others may have seen. */
export const leftMessageIn = (languages: Languages) =>
  object({
    ...inKnownLanguage(chatMessage, languages).entries,
    key: pipe(string(), check(isToken)),
    linked: optional(boolean(), false),
  });

export interface LeavingParts {
  database: Database;
  limits: Pick<SiteLimits, "sharedQuota">;
  tellOwner: TellOwner;
  now: () => Date;
}

/** Uses one transaction, as an anonymous caller. @returns null for a retry whose thread was forgotten @throws LimitError */
export async function leaveMessage(
  { database, limits, tellOwner, now }: LeavingParts,
  {
    secret,
    left,
    networks,
  }: { secret: string; left: InferOutput<ReturnType<typeof leftMessageIn>>; networks: readonly Network[] },
): Promise<OpenThread | null> {
  const { key, linked, ...message } = left;
  const refund = await spendMessage(limits, "chat_messages", networks);
  try {
    return await database.as({ role: "anon", claims: {} }, async (transaction, insert) => {
      const columns = Object.keys(chatMessage.entries);
      const id = await insert({ table: "chat_messages", columns, row: message });
      await tellOwner(transaction, "chat_message", id);
      return tieToThread(transaction.withTables<Tables>(), { message: id, key, secret, linked, now: now() });
    });
  } catch (error) {
    await refund();
    // An earlier attempt stored the message, but its response was lost.
    if (sqlState(error) !== "23505") throw error;
    const db = database.db.withTables<Tables>();
    return (await openThread(db, key, now())) ?? openThread(db, secret, now());
  }
}

/**
 * Adds the message to the secret's thread if that has only this address, otherwise to a new thread, which a browser's
 * secret opens for 30 days. Others may have an emailed secret, so the message's key opens the new thread instead.
 */
async function tieToThread(
  transaction: Transaction<Tables>,
  { message, key, secret, linked, now }: { message: number; key: string; secret: string; linked: boolean; now: Date },
): Promise<OpenThread> {
  const [hash, keyHash] = [hashToken(secret), hashToken(key)];
  const expiry = addMilliseconds(now, conversationDays * 86_400_000);
  // Two tabs may write at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
  const { rows } = await sql<OpenThread>`
    with joined as (select thread_id as id from threads.secrets where hash = ${hash} and expires_at > ${now} and not exists (
        select from threads.messages tied join chat_messages written on written.id = tied.chat_message_id
          join chat_messages fresh on fresh.id = ${message}
          where tied.thread_id = secrets.thread_id and lower(written.email collate "C") <> lower(fresh.email collate "C"))),
      begun as (insert into threads.threads (answers) select 0 where not exists (select from joined) returning id),
      thread as (select id, ${hash} as opener from joined union all
        select id, case when ${linked} or exists (select from threads.secrets where hash = ${hash} and origin = 'email')
          then ${keyHash} else ${hash} end from begun),
      tied as (
        insert into threads.messages (thread_id, chat_message_id, key_hash) select id, ${message}, ${keyHash} from thread
      )
    insert into threads.secrets (hash, thread_id, origin, expires_at)
      select opener, id, 'browser', ${expiry} from thread
      on conflict (hash) do update set thread_id = excluded.thread_id,
        expires_at = case when secrets.origin = 'browser' then excluded.expires_at else secrets.expires_at end
      returning thread_id as id, expires_at as "expiresAt", origin, mailbox`.execute(transaction);
  const [thread] = rows;
  if (!thread) throw new Error("The message was not added to a thread.");
  return thread;
}
