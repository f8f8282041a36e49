import { randomBytes } from "node:crypto";
import { type QueryExecutorProvider, sql } from "kysely";
import { storeDeliveries } from "../deliveries/store-deliveries.ts";

/** Stores that the sender of a message to sales is to get its number, in the transaction of the message. */
export async function storeCopy(transaction: QueryExecutorProvider, id: number): Promise<void> {
  // The table's own number would tell how many write to us.
  const reference = randomBytes(4).toString("hex").toUpperCase();
  await sql`insert into notifications.copies (contact_message_id, reference) values (${id}, ${reference})`.execute(
    transaction,
  );
  await storeDeliveries(transaction, [{ channel: "visitor_copy", event: "contact_message", subject: String(id) }]);
}
