import type { ColumnType, Generated, Selectable } from "kysely";
import type { SubscriptionChannel } from "#content/newsletter.ts";
import type { ConsentEvent } from "#shared/receipt.ts";

/** How an event happened: by the form, the confirmation page's button or script, the unsubscribe page, one click, an operator. */
export type ConsentMethod = "form" | "button" | "same-browser" | "page" | "one-click" | "operator";

interface SubscriptionsTable {
  id: Generated<string>;
  channel: SubscriptionChannel;
  address: string;
  state: Generated<"pending" | "subscribed" | "unsubscribed">;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  token_hash: string | null;
  token_expires_at: Date | null;
  key_hash: string | null;
}

interface ConsentsTable {
  id: Generated<string>;
  subscription_id: string;
  event: ConsentEvent;
  method: ConsentMethod;
  created_at: ColumnType<Date, Date | undefined, never>;
  version: string | null;
  words: string | null;
}

/** A type, because Kysely's `withTables` does not take an interface. */
export type SubscriberTables = {
  "subscribers.subscriptions": SubscriptionsTable;
  "subscribers.consents": ConsentsTable;
};

export type Subscription = Selectable<SubscriptionsTable>;
