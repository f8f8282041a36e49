import type { Kysely } from "kysely";
import * as v from "valibot";
import { type CommandHandler, sendCommand } from "../commands/socket.ts";
import { type DeliveryList, listDeliveries, retryDeliveries } from "./delivery-store.ts";
import type { DeliveryTables } from "./delivery-tables.ts";

/** The name of the command. */
const deliveriesCommand = "deliveries";

const requestSchema = v.variant("action", [
  v.object({ action: v.literal("list") }),
  /** Null for all that failed. */
  v.object({ action: v.literal("retry"), id: v.nullable(v.pipe(v.string(), v.uuid())) }),
]);
export type DeliveriesRequest = v.InferOutput<typeof requestSchema>;

/** The deliveries that wait or have failed, with times as text; or how many are retried. */
export type DeliveriesAnswer = { list: Listed } | { retried: number };
type Listed = Omit<DeliveryList, "deliveries"> & { deliveries: ListedDelivery[] };
export interface ListedDelivery {
  id: string;
  channel: string;
  event: string;
  subject: string;
  state: string;
  attempts: number;
  createdAt: string;
  nextAttemptAt: string;
  reason: string | null;
}

export async function executeDeliveriesRequest(
  db: Kysely<DeliveryTables>,
  request: DeliveriesRequest,
): Promise<DeliveriesAnswer> {
  if (request.action === "retry") return { retried: await retryDeliveries(db, request.id, new Date()) };
  const { deliveries, ...counts } = await listDeliveries(db);
  const listed = deliveries.map((delivery) => ({
    id: delivery.id,
    channel: delivery.channel,
    event: delivery.event,
    subject: delivery.subject,
    state: delivery.state,
    attempts: delivery.attempts,
    reason: delivery.reason,
    createdAt: delivery.created_at.toISOString(),
    nextAttemptAt: delivery.next_attempt_at.toISOString(),
  }));
  return { list: { ...counts, deliveries: listed } };
}

/** Carries out requests of `npm run deliveries` in the running site, which has the embedded database open. */
export function deliveriesHandler(db: Kysely<DeliveryTables>): Record<typeof deliveriesCommand, CommandHandler> {
  return {
    [deliveriesCommand]: async (body) => {
      const request = v.parse(requestSchema, JSON.parse(body.toString("utf8")));
      return Buffer.from(JSON.stringify(await executeDeliveriesRequest(db, request)));
    },
  };
}

/** @returns null when no site runs on the data folder */
export async function sendDeliveriesRequest(
  dataDirectory: string,
  request: DeliveriesRequest,
): Promise<DeliveriesAnswer | null> {
  const answer = await sendCommand(dataDirectory, deliveriesCommand, JSON.stringify(request));
  return answer && JSON.parse(answer.toString("utf8"));
}
