import type { ThreadAnswer, ThreadEntry } from "#shared/threads.ts";
import { hashToken } from "@site/http";
import { notifyStreams } from "./answers.ts";
import type { Db } from "../database/tables.ts";

export interface OpenThread {
  id: number;
  expiresAt: Date;
  origin: "browser" | "email";
  /** Masked recipient of the email. Null for a browser's secret, and for emails from older versions. */
  mailbox: string | null;
}

/** Shows enough for the owner to recognize the address, such as `r…h@marlow.example`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${first}…${at > 3 ? email.slice(at - 1) : email.slice(at)}`;
}

export async function openThread(db: Db, secret: string, now: Date): Promise<OpenThread | null> {
  const row = await db
    .selectFrom("threads.secrets")
    .select(["thread_id as id", "expires_at as expiresAt", "origin", "mailbox"])
    .where("hash", "=", hashToken(secret))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

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

export async function readOpenThread(db: Db, { id, expiresAt, origin, mailbox }: OpenThread): Promise<ThreadAnswer> {
  const messages = await db
    .selectFrom("threads.messages")
    .innerJoin("chat_messages", "chat_messages.id", "chat_message_id")
    .select(["message as text", "created_at as at", "email"])
    .where("thread_id", "=", id)
    .orderBy("chat_messages.id")
    .execute();
  const answers = await answersAfter(db, id, 0);
  // Messages are numbered within the thread, because a row id would reveal how many people write.
  const written = messages.map(
    ({ text, at }, index): ThreadEntry => ({
      id: `message-${index + 1}`,
      from: "visitor",
      name: null,
      text,
      at: at.toISOString(),
    }),
  );
  // Older versions did not store which of the thread's addresses got the email.
  const writers = new Set(messages.map(({ email }) => maskAddress(email)));
  const entries = [...written, ...answers.map(({ entry }) => entry)];
  return {
    entries: entries.toSorted((one, other) => one.at.localeCompare(other.at)),
    position: answers.at(-1)?.position ?? 0,
    expiresAt: expiresAt.toISOString(),
    mailbox: origin === "email" ? (mailbox ?? [...writers].join(", ")) : null,
  };
}

/** The team can still read the thread. */
export function forgetThread(db: Db, { id }: OpenThread, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const forgotten = transaction.updateTable("threads.threads").set({ forgotten_at: now }).where("id", "=", id);
    await forgotten.returning(notifyStreams(id)).execute();
    await transaction.deleteFrom("threads.secrets").where("thread_id", "=", id).execute();
  });
}

export async function deleteExpiredSecrets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("threads.secrets").where("expires_at", "<=", now).execute();
}
