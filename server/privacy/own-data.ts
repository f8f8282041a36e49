import type { OwnData } from "@site/backend";
import { eraseMessages } from "../messages/mailbox.ts";
import { messagesOf } from "../threads/mailbox-messages.ts";
import type { ThreadTables } from "../threads/thread-tables.ts";

/**
 * What the site keeps beside an account: messages and the team's answers to them. Subscriptions belong to an address, not to an account: the
 * privacy receipt has them.
 */
export const ownData: Pick<OwnData, "onExport" | "onErase"> = {
  async onExport(reader, mailbox) {
    if (mailbox === null) return { messages: { chat: [], contact: [] } };
    const db = reader.withTables<ThreadTables>();
    const chat = await messagesOf(db, "chat_messages", mailbox);
    return { messages: { chat, contact: await messagesOf(db, "contact_messages", mailbox) } };
  },
  onErase: eraseMessages,
};
