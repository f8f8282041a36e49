import { sql } from "kysely";
import type { Db, Delivery, EventName } from "../database/tables.ts";

interface EventPayload {
  type: "contact_message.created" | "chat_message.created" | "user.created" | "subscriber.created";
  timestamp: string;
  data: Record<string, unknown>;
}

type Find = (db: Db, ids: string[]) => Promise<EventPayload[]>;

const language = sql<string>`coalesce(language, 'en')`.as("language");

const findMessages = {
  contact_message: async (db, ids) => {
    const columns = ["id", "name", "business", "email", "message", "created_at", "reference"] as const;
    const rows = await db
      .selectFrom("contact_messages")
      .leftJoin("notifications.copies", "contact_message_id", "id")
      .select([...columns, language])
      .where("id", "in", ids.map(Number))
      .execute();
    return rows.map(({ reference, ...row }) =>
      toPayload("contact_message.created", { ...row, ...(reference !== null && { reference }) }),
    );
  },
  chat_message: async (db, ids) => {
    const columns = ["id", "email", "message", "page", "created_at"] as const;
    const rows = await db
      .selectFrom("chat_messages")
      .select([...columns, language])
      .where("id", "in", ids.map(Number))
      .execute();
    return rows.map((row) => toPayload("chat_message.created", row));
  },
  sign_up: async (db, ids) => {
    const columns = ["id", "email", "email_confirmed_at", "created_at"] as const;
    const rows = await db.selectFrom("auth.users").select(columns).where("id", "in", ids).execute();
    return rows.map(({ email_confirmed_at: confirmed, ...row }) =>
      toPayload("user.created", { ...row, email_confirmed: confirmed !== null }),
    );
  },
  subscriber: async (db, ids) => {
    const rows = await db
      .selectFrom("subscribers.subscriptions")
      .select(["id", "channel", "address", "changed_at as created_at", language])
      .where("id", "in", ids)
      .where("state", "=", "subscribed")
      .execute();
    return rows.map((row) => toPayload("subscriber.created", row));
  },
} satisfies Record<EventName, Find>;

function toPayload(
  type: EventPayload["type"],
  row: { created_at: Date | null } & Record<string, unknown>,
): EventPayload {
  const timestamp = (row.created_at ?? new Date(0)).toISOString();
  return { type, timestamp, data: { ...row, created_at: timestamp } };
}

export interface Subject {
  delivery: Delivery;
  payload: EventPayload;
}

/** `subjects` are in the order of the deliveries. `gone` are those whose message or account was deleted. */
export async function findSubjects(
  db: Db,
  deliveries: readonly Delivery[],
): Promise<{ subjects: Subject[]; gone: Delivery[] }> {
  const found = new Map<string, EventPayload>();
  for (const event of Object.keys(findMessages) as EventName[]) {
    const ids = deliveries.filter((delivery) => delivery.event === event).map(({ subject }) => subject);
    if (ids.length === 0) continue;
    for (const one of await findMessages[event](db, ids)) found.set(`${event} ${one.data.id}`, one);
  }
  const subjects: Subject[] = [];
  const gone: Delivery[] = [];
  for (const delivery of deliveries) {
    const one = found.get(`${delivery.event} ${delivery.subject}`);
    if (one) subjects.push({ delivery, payload: one });
    else gone.push(delivery);
  }
  return { subjects, gone };
}
