import type { Kysely, Selectable } from "kysely";
import { type MessageTable, writtenFrom } from "../messages/mailbox.ts";
import type { ThreadTables } from "./thread-tables.ts";

/**
 * A mailbox's messages of a form, and the team's answers to each, oldest first. The only reader of messages by address: nothing is looked up by
 * an id that a request names.
 */
export async function messagesOf<Table extends MessageTable>(db: Kysely<ThreadTables>, table: Table, mailbox: string) {
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
    ...(message as Selectable<ThreadTables[Table]>),
    answers: answers
      .filter((answer) => answer.messageId === message.id)
      .map(({ id, name, text, createdAt }) => ({ id, name, text, created_at: createdAt.toISOString() })),
  }));
}
