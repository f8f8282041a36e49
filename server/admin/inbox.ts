import { type RawBuilder, type SqlBool, sql } from "kysely";
import { containing } from "../lib/like-pattern.ts";
import { isUtcTime } from "../lib/utc-time.ts";
import type { AdminDb, MessageKind, MessageState, Note } from "./admin-tables.ts";

export const messagesShown = 30;

export interface InboxQuery {
  show: "all" | "unread" | "answered";
  /** Matches part of the message, name, business or email address, or a full reference. Empty matches all. */
  text: string;
  /** A message's `cursor`, or null for the newest messages. */
  after: string | null;
}

export interface MessageReference {
  kind: MessageKind;
  id: number;
}

const cursor = sql<string>`concat_ws('_',
  to_char(box.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), box.kind, box.message_id)`;

const newestFirst = sql`box.created_at desc, box.kind desc, box.message_id desc`;

function messagesQuery(db: AdminDb) {
  return db
    .selectFrom("admin.inbox as box")
    .leftJoin("chat_messages as chat", (join) =>
      join.on("box.kind", "=", "chat").onRef("chat.id", "=", "box.message_id"),
    )
    .leftJoin("contact_messages as contact", (join) =>
      join.on("box.kind", "=", "contact").onRef("contact.id", "=", "box.message_id"),
    )
    .leftJoin("notifications.copies as copy", "copy.contact_message_id", "contact.id")
    .select(["box.kind", "box.message_id as id", "box.created_at as createdAt", "box.state"])
    .select(["box.state_by as stateBy", "box.state_at as stateAt", cursor.as("cursor")])
    .select(["contact.name", "contact.business", "copy.reference", "chat.page"])
    .select(sql<string>`coalesce(chat.email, contact.email)`.as("email"))
    .select(sql<string>`coalesce(chat.message, contact.message)`.as("message"))
    .where(sql<boolean>`(chat.id is not null or contact.id is not null)`);
}

export type InboxMessage = Awaited<ReturnType<ReturnType<typeof messagesQuery>["executeTakeFirstOrThrow"]>>;

function readCursor(text: string | null): [time: string, kind: string, id: number] | null {
  const [, at, kind, id] = /^([^_]*)_(chat|contact)_(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && isUtcTime(at) && kind && id ? [at, kind, Number(id)] : null;
}

function toCondition({ show, text, after }: InboxQuery): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (show !== "all") conditions.push(sql`box.state = ${show}`);
  const place = readCursor(after);
  if (place) {
    const [at, kind, id] = place;
    conditions.push(
      sql`(box.created_at, box.kind, box.message_id) < (${at}::timestamptz, ${kind}::text, ${id}::bigint)`,
    );
  }
  if (text !== "") {
    const pattern = containing(text);
    conditions.push(
      sql`(chat.message ilike ${pattern} or chat.email ilike ${pattern} or contact.message ilike ${pattern}
        or contact.email ilike ${pattern} or contact.name ilike ${pattern} or contact.business ilike ${pattern}
        or copy.reference = ${text.toUpperCase()})`,
    );
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

export async function listMessages(
  db: AdminDb,
  query: InboxQuery,
): Promise<{ messages: InboxMessage[]; next: string | null }> {
  const rows = await messagesQuery(db)
    .where(toCondition(query))
    .orderBy(newestFirst)
    .limit(messagesShown + 1)
    .execute();
  const messages = rows.slice(0, messagesShown);
  return { messages, next: rows.length > messagesShown ? (messages.at(-1)?.cursor ?? null) : null };
}

export async function readMessage(db: AdminDb, { kind, id }: MessageReference): Promise<InboxMessage | null> {
  const query = messagesQuery(db).where("box.kind", "=", kind).where("box.message_id", "=", id);
  return (await query.executeTakeFirst()) ?? null;
}

/** Returns the next unread message after `current`, otherwise the newest one. Null if the list shows answered messages. */
export async function nextUnread(
  db: AdminDb,
  query: InboxQuery,
  current: InboxMessage,
): Promise<MessageReference | null> {
  if (query.show === "answered") return null;
  const unread = (after: string | null) =>
    messagesQuery(db)
      .where(toCondition({ show: "unread", text: query.text, after }))
      .where(sql<boolean>`(box.kind, box.message_id) <> (${current.kind}::text, ${current.id}::bigint)`)
      .orderBy(newestFirst)
      .limit(1)
      .executeTakeFirst();
  return (await unread(current.cursor)) ?? (await unread(null)) ?? null;
}

export async function countMessages(db: AdminDb): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom("admin.inbox")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("number")])
    .groupBy("state")
    .execute();
  const of = (state: MessageState) => Number(rows.find((row) => row.state === state)?.number ?? 0);
  return { unread: of("unread"), read: of("read"), answered: of("answered") };
}

export async function setMessageState(
  db: AdminDb,
  { kind, id }: MessageReference,
  change: { state: MessageState; operator: string; from?: MessageState },
): Promise<boolean> {
  const { from } = change;
  const changed = await db
    .updateTable("admin.inbox")
    .set({ state: change.state, state_by: change.operator, state_at: sql`now()` })
    .where("kind", "=", kind)
    .where("message_id", "=", id)
    .where((condition) => (from ? condition("state", "=", from) : condition.lit(true)))
    .returning("message_id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteMessage(db: AdminDb, { kind, id }: MessageReference): Promise<void> {
  const table = kind === "chat" ? "chat_messages" : "contact_messages";
  await db.deleteFrom(table).where("id", "=", id).execute();
}

export const noteMaxLength = 4000;

export async function addNote(
  db: AdminDb,
  { kind, id }: MessageReference,
  note: { operator: string; text: string },
): Promise<void> {
  await db
    .insertInto("admin.notes")
    .values({ kind, message_id: id, ...note })
    .execute();
}

export function listNotes(db: AdminDb, { kind, id }: MessageReference): Promise<Note[]> {
  return db
    .selectFrom("admin.notes")
    .selectAll()
    .where("kind", "=", kind)
    .where("message_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
