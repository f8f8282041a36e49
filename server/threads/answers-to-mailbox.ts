import type { Kysely } from "kysely";
import { type MessageTable, writtenFrom } from "../messages/mailbox.ts";
import type { ThreadTables } from "./thread-tables.ts";

/**
 * The team's answers to a mailbox's messages of a form, oldest first, by the id of the message. The only reader of answers by address: nothing
 * is looked up by an id that a request names.
 */
export async function answersToMailbox(db: Kysely<ThreadTables>, table: MessageTable, mailbox: string) {
  const messageId = table === "chat_messages" ? "tied.chat_message_id" : "tied.contact_message_id";
  const answers = await db
    .selectFrom("threads.answers as answer")
    .innerJoin("threads.messages as tied", "tied.id", "answer.message_id")
    .select([`${messageId} as messageId` as const, "answer.id", "operator_name as name", "text"])
    .select("answer.created_at as createdAt")
    .where(messageId, "in", db.selectFrom(table).select("id").where(writtenFrom(mailbox)))
    .$narrowType<{ messageId: number }>()
    .orderBy("position")
    .execute();
  return Map.groupBy(answers, (answer) => answer.messageId);
}
