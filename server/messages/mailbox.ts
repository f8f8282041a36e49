import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { MessageTable, ReadAnswers } from "./team-answers.ts";

type Db = Kysely<Tables>;

/**
 * Messages hold the address as it was typed. Only ASCII letters are compared without case: any other difference is another
 * mailbox.
 */
export function writtenFrom(mailbox: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email collate "C") = ${mailbox}`;
}

/** Deletes the mailbox's messages of a form. Answers of the team go with the messages that they answer. */
export async function deleteMessages(db: QueryExecutorProvider, table: MessageTable, mailbox: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${writtenFrom(mailbox)}`.execute(db);
}

/** The mailbox's messages of a form with all of their columns, and the team's answers to each, oldest first. */
async function messagesOf(db: Db, readAnswers: ReadAnswers, table: MessageTable, mailbox: string) {
  const messages = await db.selectFrom(table).selectAll().where(writtenFrom(mailbox)).orderBy("id").execute();
  const answers = await readAnswers(table, mailbox);
  return messages.map((message) => ({
    ...message,
    answers: (answers.get(message.id) ?? []).map(({ id, name, text, createdAt }) => ({
      id,
      name,
      text,
      created_at: createdAt.toISOString(),
    })),
  }));
}

/**
 * What an account's download holds of messages, with the team's answers; none while the address is not confirmed. Subscriptions belong to
 * an address, not to an account: the privacy receipt has them.
 */
export async function exportMessages(db: Db, readAnswers: ReadAnswers, mailbox: string | null) {
  const all = (table: MessageTable) => (mailbox === null ? [] : messagesOf(db, readAnswers, table, mailbox));
  return { messages: { chat: await all("chat_messages"), contact: await all("contact_messages") } };
}

/** Deletes the messages of an account that is deleted. */
export async function eraseMessages(transaction: QueryExecutorProvider, mailbox: string): Promise<void> {
  await deleteMessages(transaction, "chat_messages", mailbox);
  await deleteMessages(transaction, "contact_messages", mailbox);
}
