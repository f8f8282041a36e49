import type { ColumnType, Generated, Kysely, Selectable } from "kysely";
import type { SubscriptionChannel } from "#content/newsletter.ts";
import type { ListTable, ReadableColumn } from "#schemas/readable-tables.ts";
import type { ConsentEvent } from "#shared/receipt.ts";
import type { AuthTables } from "@site/backend";

/** Defaults to the database's clock and is never updated. */
type CreatedAt = ColumnType<Date, string | undefined, never>;
type WrittenOnce<Value> = ColumnType<Value, Value, never>;

/** Every column is text except `id` and `created_at`. */
type ReadableTableColumns<Table extends ListTable> = {
  [Column in ReadableColumn<Table>]: Column extends "id"
    ? Generated<number>
    : Column extends "created_at"
      ? CreatedAt
      : string;
};

/** `visitor_email` sends an answer, and `visitor_copy` a message's reference number. The others notify the owner. */
export type Channel = "email" | "webhook" | "visitor_email" | "visitor_copy";
export type EventName = "contact_message" | "chat_message" | "sign_up" | "subscriber";
/** `button` (pressed) and `same-browser` (by script) confirm a subscription. `page` and `one-click` end it. */
export type ConsentMethod = "form" | "button" | "same-browser" | "page" | "one-click" | "operator";

/** A type alias, because Kysely's `withTables` rejects interfaces. `AdminTables` adds the desk's tables. */
export type Tables = AuthTables & {
  case_studies: ReadableTableColumns<"case_studies">;
  social_media_world: ReadableTableColumns<"social_media_world">;
  chat_messages: {
    id: Generated<number>;
    email: string;
    message: string;
    page: string | null;
    language: Generated<string | null>;
    created_at: CreatedAt;
  };
  contact_messages: {
    id: Generated<number>;
    name: string;
    business: string;
    email: string;
    message: string;
    language: Generated<string | null>;
    created_at: CreatedAt;
  };
  "notifications.deliveries": {
    id: Generated<string>;
    channel: Channel;
    /** Answers use only the channel `visitor_email`. */
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
  };
  "notifications.copies": { contact_message_id: number; reference: string };
  "notifications.copied_addresses": { hash: string; delivery_id: string; copied_at: Date };
  "threads.threads": {
    id: Generated<number>;
    created_at: Generated<Date>;
    answers: Generated<number>;
    forgotten_at: Date | null;
  };
  "threads.messages": {
    id: Generated<number>;
    thread_id: number;
    chat_message_id: number | null;
    contact_message_id: number | null;
    key_hash: string | null;
  };
  "threads.answers": {
    id: Generated<string>;
    thread_id: number;
    position: number;
    message_id: WrittenOnce<number>;
    operator_name: WrittenOnce<string>;
    text: WrittenOnce<string>;
    created_at: Generated<Date>;
  };
  "threads.secrets": {
    hash: WrittenOnce<string>;
    thread_id: number;
    origin: WrittenOnce<"browser" | "email">;
    created_at: Generated<Date>;
    expires_at: Date;
    mailbox: string | null;
  };
  "subscribers.subscriptions": {
    id: Generated<string>;
    channel: SubscriptionChannel;
    address: string;
    state: Generated<"pending" | "subscribed" | "unsubscribed">;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    token_hash: string | null;
    token_expires_at: Date | null;
    key_hash: string | null;
    language: Generated<string | null>;
  };
  "subscribers.consents": {
    id: Generated<string>;
    subscription_id: string;
    event: ConsentEvent;
    method: ConsentMethod;
    created_at: ColumnType<Date, Date | undefined, never>;
    version: string | null;
    words: string | null;
  };
  "privacy.proofs": {
    id: Generated<string>;
    address: string;
    token_hash: string | null;
    key_hash: string | null;
    session_hash: string | null;
    expires_at: Date;
  };
};

export type Db = Kysely<Tables>;
export type Delivery = Selectable<Tables["notifications.deliveries"]>;
export type Subscription = Selectable<Tables["subscribers.subscriptions"]>;
