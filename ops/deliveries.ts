import { listDeliveries, maxListed, retryDeliveries } from "#server/deliveries/delivery-store.ts";
import { isUuid } from "@site/http";
import { type Command, defineAction, UsageError } from "./command.ts";
import { onSite } from "./on-site.ts";
import { type Column, minuteOf, textTable } from "./text-table.ts";
import type { Delivery } from "#server/database/tables.ts";

const columns: readonly Column<Delivery>[] = [
  ["ID", ({ id }) => id],
  ["BY", ({ channel }) => channel],
  ["OF", ({ event, subject }) => `${event} ${subject}`],
  ["SINCE", ({ created_at: created }) => minuteOf(created)],
  ["ATTEMPTS", ({ attempts }) => String(attempts)],
  ["NEXT", ({ state, next_attempt_at: next }) => (state === "failed" ? "failed" : minuteOf(next))],
  ["WHY", ({ reason }) => reason ?? "-"],
];

export const command: Command = {
  hosted: "The data is on hosted Supabase, so the site notifies nobody.",
  actions: {
    list: defineAction({
      usage: "",
      summary: "Lists what failed and what waits, with the reason.",
      async run({ settings }) {
        const { pending, failed, deliveries } = await onSite(settings, "requests", (site) => listDeliveries(site.db));
        const counts = `Failed: ${failed}, waiting: ${pending}. Times are in UTC.`;
        if (deliveries.length === 0) return counts;
        const more = failed + pending > deliveries.length ? [`These are the first ${maxListed}.`] : [];
        return [...textTable(columns, deliveries), ...more, counts].join("\n");
      },
    }),
    retry: defineAction({
      usage: "<all or id>",
      summary: "Tries what failed, or one delivery, now and for another 24 hours.",
      async run({ settings, words: [which = ""] }) {
        const id = which === "all" ? null : which.toLowerCase();
        if (id !== null && !isUuid(id)) {
          throw new UsageError(`"${which}" is no id of a delivery: larkpost deliveries list shows them.`);
        }
        const retried = await onSite(settings, "requests", (site) => retryDeliveries(site.db, id, new Date()));
        return `Deliveries that are tried again, for 24 hours: ${retried}.`;
      },
    }),
  },
};
