import { sql, type Transaction } from "kysely";
import { safeParse } from "valibot";
import { type FieldProblem, writtenLine, writtenText } from "#schemas/fields.ts";
import { type Database, pgNotify, sqlState } from "@site/backend";
import { ANSWERS_TABLE } from "../database/schema.ts";
import type { MessageTable } from "./mailbox-messages.ts";
import { storeDeliveries } from "../deliveries/store-deliveries.ts";
import type { Db, Tables } from "../database/tables.ts";

export interface MessageId {
  table: MessageTable;
  id: number;
}

interface VisitorEntry {
  from: "visitor";
  messageId: MessageId;
  email: string;
  /** Untrusted. */
  text: string;
  at: Date;
}

interface TeamEntry {
  from: "team";
  id: string;
  operatorName: string;
  text: string;
  at: Date;
  /** Delivery of the email. Null if it is unknown, for example a month after sending. */
  delivery: { state: "pending" | "delivered" | "failed"; reason: string | null } | null;
}

export type DeskEntry = VisitorEntry | TeamEntry;

/** In characters. Table constraints set the same limits. */
export const answerMaxLength = { text: 8000, operatorName: 100 } as const;

export class AnswerError extends Error {
  readonly problem: FieldProblem | "gone";

  constructor(problem: FieldProblem | "gone") {
    super(`The answer was not stored: ${problem}.`);
    this.problem = problem;
  }
}

const untied = { chat_message_id: null, contact_message_id: null, key_hash: null };

const referenceTo = ({ table }: MessageId) => (table === "chat_messages" ? "chat_message_id" : "contact_message_id");

/** SQL expression that wakes the thread's streams in all processes once the transaction commits. */
export const notifyStreams = (thread: number) => pgNotify(ANSWERS_TABLE, String(thread)).as("notified");

async function findThread(transaction: Transaction<Tables>, messageId: MessageId) {
  const { table, id } = messageId;
  // Serializes concurrent answers, so a message gets only one thread.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${id}`}, 0))`.execute(transaction);
  const reference = referenceTo(messageId);
  const known = await transaction
    .selectFrom("threads.messages")
    .select(["id", "thread_id"])
    .where(reference, "=", id)
    .executeTakeFirst();
  if (known) return known;
  const there = await transaction.selectFrom(table).select("id").where("id", "=", id).execute();
  if (there.length === 0) throw new AnswerError("gone");
  const thread = transaction.insertInto("threads.threads").defaultValues().returning("id");
  return transaction
    .insertInto("threads.messages")
    .values({ ...untied, thread_id: (await thread.executeTakeFirstOrThrow()).id, [reference]: id })
    .returning(["id", "thread_id"])
    .executeTakeFirstOrThrow();
}

export async function answerMessage(
  database: Pick<Database, "db">,
  answer: { messageId: MessageId; text: string; operatorName: string },
): Promise<{ id: string }> {
  const text = checked(writtenText(answerMaxLength.text), answer.text);
  const operatorName = checked(writtenLine(answerMaxLength.operatorName), answer.operatorName);
  const db: Db = database.db.withTables<Tables>();
  try {
    return await db
      .transaction()
      .execute((transaction) => storeAnswer(transaction, answer.messageId, { operator_name: operatorName, text }));
  } catch (error) {
    // The message was deleted meanwhile, so the foreign key fails.
    if (sqlState(error) === "23503") throw new AnswerError("gone");
    throw error;
  }
}

async function storeAnswer(
  transaction: Transaction<Tables>,
  messageId: MessageId,
  written: { operator_name: string; text: string },
): Promise<{ id: string }> {
  const { id: message, thread_id: thread } = await findThread(transaction, messageId);
  // Locks the thread, so answers are stored in the order of their positions.
  const { answers: position } = await transaction
    .updateTable("threads.threads")
    .set((update) => ({ answers: update("answers", "+", 1) }))
    .where("id", "=", thread)
    .returning("answers")
    .executeTakeFirstOrThrow();
  const stored = await transaction
    .insertInto("threads.answers")
    .values({ thread_id: thread, position, message_id: message, ...written })
    .returning(["id", notifyStreams(thread)])
    .executeTakeFirstOrThrow();
  await storeDeliveries(transaction, { channels: ["visitor_email"], event: "answer", subject: stored.id });
  return stored;
}

function checked(schema: ReturnType<typeof writtenText> | ReturnType<typeof writtenLine>, value: string): string {
  const result = safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw new AnswerError(result.issues[0].message as FieldProblem);
  return result.output;
}

/** Returns the oldest first, or nothing if the message was deleted. */
export async function readThread(database: Pick<Database, "db">, messageId: MessageId): Promise<DeskEntry[]> {
  const db: Db = database.db.withTables<Tables>();
  const { table, id } = messageId;
  const tied = await db
    .selectFrom("threads.messages")
    .select("thread_id")
    .where(referenceTo(messageId), "=", id)
    .executeTakeFirst();
  const messages = await db
    .selectFrom(table)
    .select(["id", "email", "message as text", "created_at as at"])
    .where(({ eb, selectFrom }) =>
      tied
        ? eb(
            "id",
            "in",
            selectFrom("threads.messages").select(referenceTo(messageId)).where("thread_id", "=", tied.thread_id),
          )
        : eb("id", "=", id),
    )
    .orderBy("id")
    .execute();
  const written = messages.map(
    ({ id: own, ...row }): VisitorEntry => ({ from: "visitor", messageId: { table, id: own }, ...row }),
  );
  const answers = tied ? await selectAnswers(db, tied.thread_id) : [];
  return [...written, ...answers].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

async function selectAnswers(db: Db, thread: number): Promise<TeamEntry[]> {
  const rows = await db
    .selectFrom("threads.answers as answer")
    .leftJoin("notifications.deliveries as delivery", (join) =>
      join.on("delivery.channel", "=", "visitor_email").on("delivery.subject", "=", sql<string>`answer.id::text`),
    )
    .select(["answer.id", "operator_name as operatorName", "text", "answer.created_at as at"])
    .select(["delivery.state", "delivery.reason"])
    .where("answer.thread_id", "=", thread)
    .orderBy("position")
    .execute();
  return rows.map(
    ({ state, reason, ...answer }): TeamEntry => ({ from: "team", ...answer, delivery: state && { state, reason } }),
  );
}
