import type { Kysely } from "kysely";
import type { OwnData } from "@site/backend";
import { eraseMessages, type MessageTable, writtenFrom } from "../messages/mailbox.ts";
import { answersToMailbox } from "../threads/answers-to-mailbox.ts";
import type { ThreadTables } from "../threads/thread-tables.ts";

/** The mailbox's messages of a form with all of their columns, and the team's answers to each, oldest first. */
async function messagesOf(db: Kysely<ThreadTables>, table: MessageTable, mailbox: string) {
  const messages = await db.selectFrom(table).selectAll().where(writtenFrom(mailbox)).orderBy("id").execute();
  const answers = await answersToMailbox(db, table, mailbox);
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
 * What the site keeps beside an account: messages and the team's answers to them. Subscriptions belong to an address, not to an account: the
 * privacy receipt has them.
 */
export const ownData: Pick<OwnData, "onExport" | "onErase"> = {
  async onExport(db, mailbox) {
    const all = async (table: MessageTable) =>
      mailbox === null ? [] : messagesOf(db.withTables<ThreadTables>(), table, mailbox);
    return { messages: { chat: await all("chat_messages"), contact: await all("contact_messages") } };
  },
  onErase: eraseMessages,
};
