import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

export type MessageTable = "chat_messages" | "contact_messages";

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

/** Deletes the messages of an account that is deleted. */
export async function eraseMessages(transaction: QueryExecutorProvider, mailbox: string): Promise<void> {
  await deleteMessages(transaction, "chat_messages", mailbox);
  await deleteMessages(transaction, "contact_messages", mailbox);
}
