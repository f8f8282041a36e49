import type { DeliveriesAnswer, DeliveriesRequest, ListedDelivery } from "#server/deliveries/delivery-command.ts";
import { mostListed } from "#server/deliveries/delivery-store.ts";
import { isUuid } from "#server/lib/uuid.ts";
import { UsageError } from "../command.ts";
import { type Column, minuteOf, textTable } from "../text-table.ts";

export const usage = `Usage:
  npm run deliveries -- list
  npm run deliveries -- retry all|<id>`;

/**
 * The request in the arguments after `npm run deliveries --`.
 * @throws UsageError for wrong arguments
 */
export function parseArguments(args: readonly string[]): DeliveriesRequest {
  const [action, which, ...more] = args;
  if (action === "list" && which === undefined) return { action };
  if (action !== "retry" || which === undefined || more.length > 0) throw new UsageError(usage);
  if (which === "all") return { action, id: null };
  const id = which.toLowerCase();
  if (!isUuid(id)) {
    throw new UsageError(`"${which}" is no id of a delivery; "list" shows them.\n${usage}`);
  }
  return { action, id };
}

const columns: readonly Column<ListedDelivery>[] = [
  ["ID", ({ id }) => id],
  ["BY", ({ channel }) => channel],
  ["OF", ({ event, subject }) => `${event} ${subject}`],
  ["SINCE", ({ createdAt }) => minuteOf(createdAt)],
  ["ATTEMPTS", ({ attempts }) => String(attempts)],
  ["NEXT", ({ state, nextAttemptAt }) => (state === "failed" ? "failed" : minuteOf(nextAttemptAt))],
  ["WHY", ({ reason }) => reason ?? "-"],
];

/** What was done, for a terminal. */
export function sentencesOf(answer: DeliveriesAnswer): string {
  if ("retried" in answer) return `Deliveries that are tried again, for 24 hours: ${answer.retried}.`;
  const { pending, failed, deliveries } = answer.list;
  const counts = `Failed: ${failed}, waiting: ${pending}. Times are in UTC.`;
  if (deliveries.length === 0) return counts;
  const lines = textTable(columns, deliveries);
  const more = failed + pending > deliveries.length ? [`These are the first ${mostListed}.`] : [];
  return [...lines, ...more, counts].join("\n");
}
