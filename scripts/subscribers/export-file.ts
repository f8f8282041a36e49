import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "#server/content-records/csv.ts";
import type { ExportedSubscription } from "#server/subscribers/subscriber-command.ts";
import type { ExportFormat } from "./arguments.ts";

const columns = [
  "channel",
  "address",
  "state",
  "requested_at",
  "consent_version",
  "consent_words",
  "confirmed_at",
  "confirmed_by",
  "unsubscribed_at",
  "unsubscribed_by",
  "unsubscribe",
] as const;

/** A row with the latest event of each kind; JSON holds them all. */
function rowOf({ channel, address, state, consents, unsubscribe }: ExportedSubscription): string[] {
  const latest = (event: string) => consents.findLast((consent) => consent.event === event);
  const [requested, confirmed, unsubscribed] = ["requested", "confirmed", "unsubscribed"].map(latest);
  return [
    channel,
    address,
    state,
    requested?.time,
    requested?.version,
    requested?.words,
    confirmed?.time,
    confirmed?.method,
    unsubscribed?.time,
    unsubscribed?.method,
    unsubscribe,
  ].map((cell) => escapeFormula(cell ?? ""));
}

/** The text of an export: CSV that a spreadsheet opens without running a cell, or the whole proof as JSON. */
export function exportText(subscriptions: readonly ExportedSubscription[], format: ExportFormat): string {
  if (format === "json") return `${JSON.stringify(subscriptions, null, 2)}\n`;
  return stringify([[...columns], ...subscriptions.map(rowOf)], { record_delimiter: "windows", bom: true });
}
