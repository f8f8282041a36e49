import { type QueryExecutorProvider, sql } from "kysely";
import { changeNotice } from "@site/backend";
import { DELIVERIES_TABLE } from "../database/schema.ts";
import type { Settings } from "../settings/settings.ts";
import type { Channel, EventName, Tables } from "../database/tables.ts";

type NewDelivery = Pick<Tables["notifications.deliveries"], "channel" | "event" | "subject">;

/**
 * Stores deliveries in the transaction of what they tell, so that both are stored or neither, and wakes every process that makes them.
 * Nothing else writes new ones.
 */
export async function storeDeliveries(
  transaction: QueryExecutorProvider,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ channel, event, subject }) => sql`(${channel}, ${event}, ${subject})`);
  await sql`insert into notifications.deliveries (channel, event, subject) values ${sql.join(rows)}
    returning ${changeNotice(DELIVERIES_TABLE)}`.execute(transaction);
}

/** Stores that the owner is to be told of something, by its ids, in the transaction in which it happens. */
export type TellOwner = (
  transaction: QueryExecutorProvider,
  event: EventName,
  ids: readonly (string | number)[],
) => Promise<void>;

/** Tells the owner by the channels that are set up: of messages by both, of sign-ups and subscribers by the webhook alone. */
export function createTellOwner({ teamEmail, webhook }: Settings["deliveries"]): TellOwner {
  return (transaction, event, ids) => {
    const isMessage = event === "chat_message" || event === "contact_message";
    const channels: Channel[] = [
      ...(teamEmail && isMessage ? (["email"] as const) : []),
      ...(webhook ? (["webhook"] as const) : []),
    ];
    const deliveries = ids.flatMap((id) => channels.map((channel) => ({ channel, event, subject: String(id) })));
    return storeDeliveries(transaction, deliveries);
  };
}
