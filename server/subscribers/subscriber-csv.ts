import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "../content-records/csv.ts";
import type { ExportedSubscription } from "./subscriber-command.ts";

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

/** CSV that a spreadsheet opens without running a cell. @param isFirst whether the byte order mark and column names come first */
export function subscriberCsv(subscriptions: readonly ExportedSubscription[], isFirst = true): string {
  const rows = subscriptions.map(rowOf);
  return stringify(isFirst ? [[...columns], ...rows] : rows, { record_delimiter: "windows", bom: isFirst });
}
