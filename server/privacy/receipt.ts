import type { Kysely } from "kysely";
import type { Receipt, ReceiptKind } from "#shared/receipt.ts";
import { deleteMessages, type MessageTable, writtenFrom } from "../messages/mailbox.ts";
import { eraseSubscription, subscriptionsOf } from "../subscribers/subscriptions.ts";
import { answersToMailbox } from "../threads/answers-to-mailbox.ts";
import type { PrivacyTables } from "./privacy-tables.ts";

/** What belongs to the owner of a mailbox. Nothing is looked up by an id that a request names. */

type Db = Kysely<PrivacyTables>;

/** The team's answers to an address's messages of a form, by the id of the message. */
async function answersTo(db: Db, table: MessageTable, address: string) {
  const answers = await answersToMailbox(db, table, address);
  return (id: number) =>
    (answers.get(id) ?? []).map(({ createdAt, name, text }) => ({ at: createdAt.toISOString(), name, text }));
}

async function chatOf(db: Db, address: string): Promise<Receipt["chat"]> {
  const messages = await db
    .selectFrom("chat_messages")
    .select(["id", "created_at", "message", "page"])
    .where(writtenFrom(address))
    .orderBy("id")
    .execute();
  const answers = await answersTo(db, "chat_messages", address);
  return messages.map(({ id, created_at: at, message: text, page }) => ({
    at: at.toISOString(),
    text,
    page,
    answers: answers(id),
  }));
}

async function contactOf(db: Db, address: string): Promise<Receipt["contact"]> {
  const messages = await db
    .selectFrom("contact_messages")
    .select(["id", "created_at", "name", "business", "message"])
    .where(writtenFrom(address))
    .orderBy("id")
    .execute();
  const answers = await answersTo(db, "contact_messages", address);
  return messages.map(({ id, created_at: at, name, business, message: text }) => ({
    at: at.toISOString(),
    name,
    business,
    text,
    answers: answers(id),
  }));
}

async function accountOf(db: Db, address: string): Promise<Receipt["account"]> {
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

/** Everything that a proved address has given us. @param address in lower case */
export async function readReceipt(db: Db, address: string): Promise<Receipt> {
  return {
    address,
    account: await accountOf(db, address),
    chat: await chatOf(db, address),
    contact: await contactOf(db, address),
    newsletter: await subscriptionsOf(db, address),
  };
}

/** Erases those kinds, together or not at all. */
export function eraseGiven(db: Db, address: string, kinds: readonly ReceiptKind[], now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (kinds.includes("chat")) await deleteMessages(transaction, "chat_messages", address);
    if (kinds.includes("contact")) await deleteMessages(transaction, "contact_messages", address);
    if (kinds.includes("newsletter")) await eraseSubscription(transaction, address, now);
  });
}
