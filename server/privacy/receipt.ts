import type { Kysely } from "kysely";
import type { Receipt, ReceiptKind } from "#shared/receipt.ts";
import { writtenFrom } from "../auth/my-data.ts";
import { findUserByEmail } from "../auth/users.ts";
import { eraseSubscription, subscriptionsOf } from "../subscribers/subscriptions.ts";
import type { PrivacyTables } from "./privacy-tables.ts";

/** What belongs to the owner of a mailbox. Nothing is looked up by an id that a request names. */

type Db = Kysely<PrivacyTables>;

/** The team's answers to an address's messages of a form, oldest first, by the id of the message. */
async function answersTo(db: Db, table: "chat_messages" | "contact_messages", address: string) {
  const messageId = table === "chat_messages" ? "tied.chat_message_id" : "tied.contact_message_id";
  const answers = await db
    .selectFrom("threads.answers as answer")
    .innerJoin("threads.messages as tied", "tied.id", "answer.message_id")
    .select([`${messageId} as id` as const, "answer.created_at as at", "operator_name as name", "text"])
    .where(messageId, "in", db.selectFrom(table).select("id").where(writtenFrom(address)))
    .orderBy("answer.created_at")
    .execute();
  const byId = Map.groupBy(answers, ({ id }) => id);
  return (id: number) => (byId.get(id) ?? []).map(({ at, name, text }) => ({ at: at.toISOString(), name, text }));
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
  const user = await findUserByEmail(db, address);
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

/** Erases those kinds, together or not at all. Answers of the team go with the messages they answer. */
export function eraseGiven(db: Db, address: string, kinds: readonly ReceiptKind[], now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (kinds.includes("chat")) await transaction.deleteFrom("chat_messages").where(writtenFrom(address)).execute();
    if (kinds.includes("contact")) {
      await transaction.deleteFrom("contact_messages").where(writtenFrom(address)).execute();
    }
    if (kinds.includes("newsletter")) await eraseSubscription(transaction, address, now);
  });
}
