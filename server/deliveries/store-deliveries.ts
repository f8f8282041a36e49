import { type QueryExecutorProvider, sql } from "kysely";
import { pgNotify } from "@site/backend";
import { DELIVERIES_TABLE } from "../database/schema.ts";
import type { Settings } from "../settings/settings.ts";
import type { Channel, Delivery, EventName } from "../database/tables.ts";

interface NewDeliveries extends Pick<Delivery, "event" | "subject"> {
  channels: readonly Channel[];
}

/** Takes the transaction that stores the subject, so both or neither are stored. Wakes every delivering process. */
export async function storeDeliveries(
  transaction: QueryExecutorProvider,
  { channels, event, subject }: NewDeliveries,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => sql`(${channel}, ${event}, ${subject})`);
  await sql`insert into notifications.deliveries (channel, event, subject) values ${sql.join(rows)}
    returning ${pgNotify(DELIVERIES_TABLE)}`.execute(transaction);
}

export type TellOwner = (transaction: QueryExecutorProvider, event: EventName, id: string | number) => Promise<void>;

/** Messages are emailed and sent to the webhook. Sign-ups and subscribers only go to the webhook. */
export function createTellOwner({ teamEmail, webhook }: Settings["deliveries"]): TellOwner {
  return (transaction, event, id) => {
    const isMessage = event === "chat_message" || event === "contact_message";
    const channels: Channel[] = [
      ...(teamEmail && isMessage ? (["email"] as const) : []),
      ...(webhook ? (["webhook"] as const) : []),
    ];
    return storeDeliveries(transaction, { channels, event, subject: String(id) });
  };
}
