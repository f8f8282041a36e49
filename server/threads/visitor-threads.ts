import { type Kysely, sql, type Transaction } from "kysely";
import { type ThreadAnswer, type ThreadEntry, threadLife } from "#shared/threads.ts";
import { TABLE_CHANGE_CHANNEL } from "@site/backend";
import { hashToken } from "@site/http";
import { ANSWERS_TABLE } from "../database/schema.ts";
import { later } from "../deliveries/delivery-store.ts";
import { lockMessage } from "./answers.ts";
import type { ThreadTables } from "./thread-tables.ts";

/** What the holder of a secret may do. Secrets and receipts are looked up by their hashes alone. */

type Db = Kysely<ThreadTables>;

/** Milliseconds in which a message can be tied to a thread after it was stored. */
export const receiptLife = 10 * 60_000;

/** A thread that a secret opens. */
export interface OpenThread {
  id: number;
  expiresAt: Date;
}

/** The thread that a secret opens now, or null. */
export async function openThread(db: Db, secret: string, now: Date): Promise<OpenThread | null> {
  const row = await db
    .selectFrom("threads.secrets")
    .select(["thread_id as id", "expires_at as expiresAt"])
    .where("hash", "=", hashToken(secret))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Ties the message that came with a receipt to the thread of a secret. If the secret opens none yet, the thread starts with this
 * message. A browser's secret then opens the thread for another thirty days.
 * @returns null for a receipt that is unknown, used up or too old
 */
export function tieMessage(
  db: Db,
  { receipt, secret, now }: { receipt: string; secret: string; now: Date },
): Promise<OpenThread | null> {
  return db.transaction().execute(async (transaction) => {
    const hash = hashToken(secret);
    // Two tabs of one browser may write at the same time.
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
    const proof = await transaction
      .deleteFrom("threads.receipts")
      .where("hash", "=", hashToken(receipt))
      .where("created_at", ">", later(now, -receiptLife))
      .returning("chat_message_id")
      .executeTakeFirst();
    if (!proof) return null;
    const message = proof.chat_message_id;
    await lockMessage(transaction, { table: "chat_messages", id: message });
    const answered = await transaction
      .selectFrom("threads.messages")
      .select("thread_id as id")
      .where("chat_message_id", "=", message)
      .executeTakeFirst();
    const own = await openThread(transaction, secret, now);
    const id = own?.id ?? answered?.id ?? (await beginThread(transaction));
    if (!answered) {
      const tied = { thread_id: id, chat_message_id: message, contact_message_id: null };
      await transaction.insertInto("threads.messages").values(tied).execute();
    } else if (answered.id !== id) {
      await mergeThread(transaction, answered.id, id);
    }
    const expiresAt = await keepSecret(transaction, { hash, thread: id, now });
    return { id, expiresAt };
  });
}

async function beginThread(transaction: Transaction<ThreadTables>): Promise<number> {
  const { id } = await transaction
    .insertInto("threads.threads")
    .defaultValues()
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An email's secret keeps its expiry time. An expired one starts again with the thread of this message. */
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

/** For a message that the team answered before it was tied: merges the thread of that answer into the visitor's thread. */
async function mergeThread(transaction: Transaction<ThreadTables>, from: number, to: number): Promise<void> {
  const { answers } = await transaction
    .selectFrom("threads.threads")
    .select("answers")
    .where("id", "=", from)
    .executeTakeFirstOrThrow();
  const { answers: last } = await transaction
    .updateTable("threads.threads")
    .set((update) => ({ answers: update("answers", "+", answers) }))
    .where("id", "=", to)
    .returning("answers")
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("threads.answers")
    .set((update) => ({ thread_id: to, position: update("position", "+", last - answers) }))
    .where("thread_id", "=", from)
    .execute();
  for (const table of ["threads.messages", "threads.secrets"] as const) {
    await transaction.updateTable(table).set({ thread_id: to }).where("thread_id", "=", from).execute();
  }
  await transaction.deleteFrom("threads.threads").where("id", "=", from).execute();
  await tellPanels(transaction, to);
}

async function tellPanels(db: Db, thread: number): Promise<void> {
  await sql`select pg_notify(${TABLE_CHANGE_CHANNEL}, ${`${ANSWERS_TABLE} ${thread}`})`.execute(db);
}

/** The answers after a position, in their order. */
export async function answersAfter(
  db: Db,
  thread: number,
  position: number,
): Promise<{ position: number; entry: ThreadEntry }[]> {
  const rows = await db
    .selectFrom("threads.answers")
    .select(["id", "operator_name as name", "text", "created_at as at", "position"])
    .where("thread_id", "=", thread)
    .where("position", ">", position)
    .orderBy("position")
    .execute();
  return rows.map(({ position: own, at, ...row }) => ({
    position: own,
    entry: { ...row, from: "team", at: at.toISOString() },
  }));
}

/** The whole thread, oldest first. */
export async function readOpenThread(db: Db, { id, expiresAt }: OpenThread): Promise<ThreadAnswer> {
  const messages = await db
    .selectFrom("threads.messages")
    .innerJoin("chat_messages", "chat_messages.id", "chat_message_id")
    .select(["message as text", "created_at as at"])
    .where("thread_id", "=", id)
    .orderBy("chat_messages.id")
    .execute();
  const answers = await answersAfter(db, id, 0);
  // Numbered within the thread: the table's own id would reveal how many people write.
  const written = messages.map(
    ({ text, at }, index): ThreadEntry => ({
      id: `message-${index + 1}`,
      from: "visitor",
      name: null,
      text,
      at: at.toISOString(),
    }),
  );
  const entries = [...written, ...answers.map(({ entry }) => entry)];
  return {
    entries: entries.toSorted((one, other) => one.at.localeCompare(other.at)),
    position: answers.at(-1)?.position ?? 0,
    expiresAt: expiresAt.toISOString(),
  };
}

/** After this, nobody outside the team can open the thread. The team keeps what was written. */
export function forgetThread(db: Db, { id }: OpenThread, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.updateTable("threads.threads").set({ forgotten_at: now }).where("id", "=", id).execute();
    await transaction.deleteFrom("threads.secrets").where("thread_id", "=", id).execute();
    await tellPanels(transaction, id);
  });
}

/** Deletes expired secrets and receipts. */
export async function sweepThreads(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("threads.secrets").where("expires_at", "<=", now).execute();
  await db.deleteFrom("threads.receipts").where("created_at", "<=", later(now, -receiptLife)).execute();
}
