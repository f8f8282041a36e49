import type { Cell } from "../lib/spreadsheet.ts";
import { getWords } from "../words/server-words.ts";
import type { SubscribersAdministration } from "./routes.ts";
import { unsubscribeLink } from "./subscriber-tokens.ts";
import type { ListedSubscription } from "./subscription-list.ts";

interface ExportedSubscription extends Omit<ListedSubscription, "id" | "waits"> {
  language: string;
  unsubscribe: string | null;
}

export function exported(
  { deriveKey, siteUrl }: Pick<SubscribersAdministration, "deriveKey" | "siteUrl">,
  { id, waits: _waits, ...subscription }: ListedSubscription,
): ExportedSubscription {
  const { channel, language } = subscription;
  const unsubscribe = channel === "email" ? unsubscribeLink(siteUrl, deriveKey, id, language) : null;
  return { ...subscription, language: getWords(language).language.code, unsubscribe };
}

export const subscriberColumns: readonly string[] = [
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
  "language",
];

/** Includes the latest event of each kind. */
export function subscriberRow({
  channel,
  address,
  state,
  language,
  consents,
  unsubscribe,
}: ExportedSubscription): Cell[] {
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
    language,
  ];
}
