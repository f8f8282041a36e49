import { normalizeEmail } from "@site/backend";
import { spreadsheetWriter } from "#server/lib/spreadsheet.ts";
import { exported, subscriberColumns, subscriberRow } from "#server/subscribers/subscriber-csv.ts";
import { findSubscription, listSubscriptions } from "#server/subscribers/subscription-list.ts";
import { unsubscribe } from "#server/subscribers/subscriptions.ts";
import { type Command, defineAction, UsageError } from "./command.ts";
import { writingNewFile } from "./new-file.ts";
import { administrationOf, onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The data is on hosted Supabase, where the site stores no subscriptions.",
  actions: {
    export: defineAction({
      usage: "<file> [--format csv|json] [--all]",
      summary:
        "Writes the subscribers with the proof of their consent. --all adds those who only asked or have unsubscribed. A name that ends in .json gives JSON, any other CSV.",
      options: { format: { type: "string" }, all: { type: "boolean" } },
      async run({ settings, words: [name = ""], values }) {
        const format = values.format ?? (name.endsWith(".json") ? "json" : "csv");
        if (format !== "csv" && format !== "json") throw new UsageError("--format is csv or json.");
        let count = 0;
        await writingNewFile(name, (file) =>
          onSite(settings, "requests", async (site) => {
            const deriveKey = await administrationOf(site).keyDerivation();
            const listed = await listSubscriptions(site.db);
            const subscriptions = listed
              .filter(({ state }) => values.all || state === "subscribed")
              .map((subscription) => exported({ deriveKey, siteUrl: settings.siteUrl }, subscription));
            count = subscriptions.length;
            await file.write(
              format === "json"
                ? `${JSON.stringify(subscriptions, null, 2)}\n`
                : spreadsheetWriter(subscriberColumns)(subscriptions.map(subscriberRow)),
            );
          }),
        );
        return `Subscriptions written to ${name}: ${count}.`;
      },
    }),
    unsubscribe: defineAction({
      usage: "<address or number>",
      summary: "Unsubscribes somebody, such as a number that answered STOP.",
      async run({ settings, words: [typed = ""] }) {
        const address = normalizeEmail(typed) ?? typed.replaceAll(/[\s()-]/g, "");
        const isDone = await onSite(settings, "requests", async ({ db }) => {
          const id = await findSubscription(db, address);
          return id !== null && unsubscribe(db, id, "operator", new Date());
        });
        if (!isDone) throw new UsageError("There is no subscription with this address or number.");
        return "Unsubscribed.";
      },
    }),
  },
};
