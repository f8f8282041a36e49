import { type QueryExecutorProvider, sql } from "kysely";
import { changeNotice } from "@site/backend";
import { DELIVERIES_TABLE } from "../database/schema.ts";
import type { Settings } from "../settings/settings.ts";
import type { Channel, EventName, Tables } from "../database/tables.ts";

type NewDelivery = Pick<Tables["notifications.deliveries"], "channel" | "event" | "subject">;

/** Takes the transaction that stores the subject, so both or neither are stored. Wakes every delivering process. */
export async function storeDeliveries(
  transaction: QueryExecutorProvider,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ channel, event, subject }) => sql`(${channel}, ${event}, ${subject})`);
  await sql`insert into notifications.deliveries (channel, event, subject) values ${sql.join(rows)}
    returning ${changeNotice(DELIVERIES_TABLE)}`.execute(transaction);
}

export type TellOwner = (
  transaction: QueryExecutorProvider,
  event: EventName,
  ids: readonly (string | number)[],
) => Promise<void>;

/** Messages are emailed and sent to the webhook; sign-ups and subscribers only use the webhook. */
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
