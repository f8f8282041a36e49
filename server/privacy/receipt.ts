import type { OwnData } from "@site/backend";
import type { Receipt, ReceiptKind } from "#shared/receipt.ts";
import { eraseSubscription, selectSubscriptions } from "../subscribers/subscriptions.ts";
import { deleteMessages, eraseMessages, type MessageTable, selectMessages } from "../threads/mailbox-messages.ts";
import type { Db, Tables } from "../database/tables.ts";

async function findAccount(db: Db, address: string): Promise<Receipt["account"]> {
  const user = await db
    .selectFrom("auth.users")
    .select(["created_at", "email_confirmed_at"])
    .where("email", "=", address)
    .where("is_sso_user", "=", false)
    .executeTakeFirst();
  return user
    ? { since: (user.created_at ?? new Date(0)).toISOString(), confirmed: user.email_confirmed_at !== null }
    : null;
}

type Message = Awaited<ReturnType<typeof selectMessages<MessageTable>>>[number];

const describe = ({ created_at: at, message: text, answers }: Pick<Message, "created_at" | "message" | "answers">) => ({
  at: at.toISOString(),
  text,
  answers: answers.map((answer) => ({ at: answer.created_at, name: answer.name, text: answer.text })),
});

/** @param address in lower case, proven to be the caller's */
export async function readReceipt(db: Db, address: string): Promise<Receipt> {
  const chat = await selectMessages(db, "chat_messages", address);
  const contact = await selectMessages(db, "contact_messages", address);
  return {
    address,
    account: await findAccount(db, address),
    chat: chat.map(({ page, ...message }) => ({ page, ...describe(message) })),
    contact: contact.map(({ name, business, ...message }) => ({ name, business, ...describe(message) })),
    newsletter: await selectSubscriptions(db, address),
  };
}

export function eraseGiven(db: Db, address: string, kinds: readonly ReceiptKind[], now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (kinds.includes("chat")) await deleteMessages(transaction, "chat_messages", address);
    if (kinds.includes("contact")) await deleteMessages(transaction, "contact_messages", address);
    if (kinds.includes("newsletter")) await eraseSubscription(transaction, address, now);
  });
}

/** Subscriptions belong to an address, not an account, so the privacy receipt covers them. */
export const ownData: Pick<OwnData, "onExport" | "onErase"> = {
  async onExport(reader, mailbox) {
    if (mailbox === null) return { messages: { chat: [], contact: [] } };
    const db = reader.withTables<Tables>();
    const chat = await selectMessages(db, "chat_messages", mailbox);
    return { messages: { chat, contact: await selectMessages(db, "contact_messages", mailbox) } };
  },
  onErase: eraseMessages,
};
