export type MessageTable = "chat_messages" | "contact_messages";

/** What the team answered to a message. */
export interface TeamAnswer {
  id: string;
  name: string;
  text: string;
  createdAt: Date;
}

/**
 * Reads the answers to a mailbox's messages of a form, oldest first, by the id of the message. Given to the accounts from outside,
 * because conversations (server/threads/) build on accounts.
 */
export type ReadAnswers = (table: MessageTable, mailbox: string) => Promise<ReadonlyMap<number, readonly TeamAnswer[]>>;
