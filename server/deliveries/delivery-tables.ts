import type { Generated, Selectable } from "kysely";
import type { AuthTables } from "@site/backend";
import type { Tables } from "../database/tables.ts";
import type { SubscriberTables } from "../subscribers/subscriber-tables.ts";

/** `visitor_email` sends a visitor an answer, and `visitor_copy` the number of a message; the other channels notify the owner. */
export type Channel = "email" | "webhook" | "visitor_email" | "visitor_copy";
/** What the owner is told of. */
export type EventName = "contact_message" | "chat_message" | "sign_up" | "subscriber";

export interface DeliveriesTable {
  id: Generated<string>;
  channel: Channel;
  /** `answer` uses only the channel `visitor_email`. */
  event: EventName | "answer";
  subject: string;
  state: Generated<"pending" | "delivered" | "failed">;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
  claimed_until: Date | null;
  gives_up_at: Generated<Date>;
  settled_at: Date | null;
  email_id: string | null;
  email_at: Date | null;
  reason: string | null;
}

/** Numbers of messages to sales, and the mailboxes that were sent one within the last day (server/messages/copies.ts). */
type CopyTables = {
  "notifications.copies": { contact_message_id: number; reference: string };
  "notifications.copied_addresses": { hash: string; delivery_id: string; copied_at: Date };
};

/** With the tables of what deliveries tell. A type, because Kysely's `withTables` does not take an interface. */
export type DeliveryTables = AuthTables &
  Tables &
  SubscriberTables &
  CopyTables & { "notifications.deliveries": DeliveriesTable };

export type Delivery = Selectable<DeliveriesTable>;
