import { type QueryExecutorProvider, type RawBuilder, type Selectable, sql } from "kysely";
import type { Db, Tables } from "../database/tables.ts";

export type MessageTable = "chat_messages" | "contact_messages";

/** Compares addresses as typed, ignoring ASCII letter case. Any other difference means another mailbox. */
function writtenFrom(mailbox: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email collate "C") = ${mailbox}`;
}

/** Foreign keys also delete the team's answers. */
export async function deleteMessages(db: QueryExecutorProvider, table: MessageTable, mailbox: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${writtenFrom(mailbox)}`.execute(db);
}

export async function eraseMessages(transaction: QueryExecutorProvider, mailbox: string): Promise<void> {
  await deleteMessages(transaction, "chat_messages", mailbox);
  await deleteMessages(transaction, "contact_messages", mailbox);
}

/** Returns the oldest first. Messages are only found by address, never by an id from a request. */
export async function selectMessages<Table extends MessageTable>(db: Db, table: Table, mailbox: string) {
  const form: MessageTable = table;
  const messages = await db.selectFrom(form).selectAll().where(writtenFrom(mailbox)).orderBy("id").execute();
  const messageId = form === "chat_messages" ? "tied.chat_message_id" : "tied.contact_message_id";
  const answers = await db
    .selectFrom("threads.answers as answer")
    .innerJoin("threads.messages as tied", "tied.id", "answer.message_id")
    .select([`${messageId} as messageId` as const, "answer.id", "operator_name as name", "text"])
    .select("answer.created_at as createdAt")
    .where(messageId, "in", db.selectFrom(form).select("id").where(writtenFrom(mailbox)))
    .orderBy("position")
    .execute();
  return messages.map((message) => ({
    ...(message as Selectable<Tables[Table]>),
    answers: answers
      .filter((answer) => answer.messageId === message.id)
      .map(({ id, name, text, createdAt }) => ({ id, name, text, created_at: createdAt.toISOString() })),
  }));
}
